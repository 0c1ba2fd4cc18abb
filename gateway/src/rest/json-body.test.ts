import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, type GraphQLInputObjectType } from 'graphql';
import { readInput } from './json-body.js';

const type = buildSchema(`
  enum Size { small large }
  input Part { name: String! count: Int }
  input Order { id: ID! name: String! count: Int! agreed: Boolean! size: Size price: String note: String parts: [Part!] tags: [String!] }
`).getType('Order') as GraphQLInputObjectType;

const whole = { id: 'a', name: 'Mug', count: 2, agreed: true };
const read = (body: Record<string, unknown>) => readInput(type, body, { amounts: ['price'] });
const errors = (body: Record<string, unknown>) => {
  const answer = read(body);
  return answer.ok ? [] : answer.errors;
};
const value = (body: Record<string, unknown>) => {
  const answer = read(body);
  return answer.ok ? answer.value : undefined;
};

describe('readInput', () => {
  it('accepts valid types, and drops unknown fields', () => {
    expect(value({ ...whole, size: 'large', unknown: 1 })).toEqual({ ...whole, size: 'large' });
  });

  it.each([
    ['count', '12', 12],
    ['count', ' 3 ', 3],
    ['count', -1, -1],
    ['id', 7, '7'],
    ['price', 50, '50.00'],
    ['price', 49.9, '49.90'],
    ['price', '50', '50'],
    ['name', '', ''],
    ['name', ' Ada ', ' Ada '],
  ])('reads %s %j as %j', (field, given, meant) => {
    expect(value({ ...whole, [field]: given })).toMatchObject({ [field]: meant });
  });

  it.each(['size', 'note', 'price', 'parts'])(
    'treats empty text and null in the optional field %s as missing',
    (field) => {
      for (const nothing of ['', null, undefined]) expect(value({ ...whole, [field]: nothing })).toEqual(whole);
    },
  );

  it.each([
    ['count', '2.5'],
    ['count', 2.5],
    ['count', 1e12],
    ['count', '99999999999'],
    ['count', true],
    ['count', ''],
    ['agreed', 'true'],
    ['agreed', 1],
    ['name', 5],
    ['name', {}],
    ['size', 'huge'],
    ['size', 1],
    ['price', 1.005],
    ['price', -1],
    ['price', true],
    ['tags', 'a'],
    ['tags', { 0: 'a' }],
  ])('refuses %s when it is %j', (field, given) => {
    expect(errors({ ...whole, [field]: given })).toEqual([{ field, message: expect.any(String) }]);
  });

  it('names missing fields, and the position of an error in a list or an object', () => {
    expect(errors({ ...whole, name: null, parts: [{ name: 'handle' }, { count: 'x' }, 3], tags: ['a', 4] })).toEqual([
      { field: 'name', message: 'Name is required.' },
      { field: 'parts.1.name', message: 'Parts 2 name is required.' },
      { field: 'parts.1.count', message: 'Parts 2 count must be a whole number.' },
      { field: 'parts.2', message: 'Parts 3 must be an object.' },
      { field: 'tags.1', message: 'Tags 2 must be text.' },
    ]);
  });

  it('reads nothing from a prototype', () => {
    expect(errors(Object.create(whole) as Record<string, unknown>)).toHaveLength(4);
  });

  it('returns for any JSON either a value of the type or errors in plain words', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('id', 'name', 'count', 'agreed', 'size', 'price', 'parts', 'tags'),
          fc.jsonValue(),
        ),
        (body) => {
          const answer = read({ ...whole, ...body });
          if (answer.ok) return Number.isInteger(answer.value.count) && typeof answer.value.agreed === 'boolean';
          return (
            answer.errors.length > 0 &&
            answer.errors.every(({ message }) => /^[A-Z].*\.$/.test(message) && !/GraphQL|String!|Int\b/.test(message))
          );
        },
      ),
    );
  });
});
