import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { operationLimitsRule } from './operation-limits.rule.js';

const schema = buildSchema(`
  type Line { name: String, price: String }
  type Order { id: ID, lines: [Line] }
  type Page { orders: [Order] }
  type Query { orders(first: Int = 25): Page, tours: [Line] }
`);
const faults = (query: string) => validate(schema, parse(query), [operationLimitsRule]).map(({ message }) => message);
const order = 'orders { id lines { name price } }';

describe('what an operation may cost', () => {
  it.each([
    ['a usual page', `{ orders { ${order} } }`],
    ['a large page', `{ orders(first: 100) { ${order} } }`],
    ['a page of a length that comes later', `query($n: Int) { orders(first: $n) { ${order} } }`],
    ['a list that is as long as it is', '{ tours { name price } }'],
  ])('%s is fine', (_, query) => {
    expect(faults(query)).toEqual([]);
  });

  it.each([
    ['a page without an end', `{ orders(first: 1000000) { ${order} } }`],
    [
      'many pages of a length that comes later',
      `query($n: Int) { ${Array.from({ length: 15 }, (_, at) => `p${at}: orders(first: $n) { ${order} }`).join(' ')} }`,
    ],
    ['pages in fragments', `{ orders(first: 2000) { ...p } } fragment p on Page { ${order} }`],
  ])('%s is too much', (_, query) => {
    expect(faults(query)).toEqual(['The operation asks for too much at once.']);
  });

  it('is not lowered by asking for less than nothing', () => {
    expect(faults(`{ orders(first: -5000) { ${order} } }`)).toEqual([]);
    expect(faults(`{ orders(first: 2000) { ${order} } less: orders(first: -5000) { ${order} } }`)).toEqual([
      'The operation asks for too much at once.',
    ]);
  });
});
