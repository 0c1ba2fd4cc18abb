import { expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { refusalRows } from './refusal-rows.codegen.ts';

const gone = 'type Gone implements Refusal @refusal(status: 404, title: "It is gone.") { message: String! }';
const full = `type Full implements Refusal @refusal(status: 409, title: "It is full.") {
  message: String!
  type: Int! @fact(example: "2", as: "kind")
}`;
const late = 'type Late implements Refusal { message: String! type: String! }';
const rest = `interface Refusal { message: String! }
  type Taken { type: String! }
  union TakeResult = Taken | Gone | Full
  type Query { take: TakeResult }`;

const schemaOf = (...types: string[]) => buildSchema([rest, ...types].join('\n'), { assumeValidSDL: true });
const rowsOf = (...types: string[]) =>
  refusalRows(schemaOf(gone, full, late), [parse('{ take { __typename } }')], [parse(types.join('\n'))]);

it('has the refusals of calls, and the facts of each by the names that callers read', () => {
  const { code, fragment } = rowsOf(gone, full, late);
  expect(code).toContain('Gone: {"name":"gone","status":404,"title":"It is gone.","facts":[]}');
  expect(code).toContain('"facts":[{"field":"type","response":"typeOfFull","name":"kind","example":2}]');
  expect(code).not.toContain('Late');
  expect(fragment).toContain('... on Full { typeOfFull: type }');
});

it('needs a row of each refusal that a call meets, and of no other', () => {
  expect(() => rowsOf(full, late)).toThrow('A call of /api meets Gone');
  expect(() => rowsOf(gone, full, late.replace('{', '@refusal(status: 409, title: "Late.") {'))).toThrow('meets Late');
  expect(() => rowsOf(gone, full.replace(/@fact.*/, ''))).toThrow('Full.type needs @fact');
});

it('reads a field under another name where answers have several types of it', () => {
  const other =
    'type Closed implements Refusal @refusal(status: 409, title: "Closed.") { message: String! type: String! @fact(example: "x") }';
  const api = schemaOf(gone, full, other, 'extend union TakeResult = Closed');
  const { fragment } = refusalRows(api, [parse('{ take { __typename } }')], [parse([gone, full, other].join('\n'))]);
  expect(fragment).toContain('typeOfFull: type');
  expect(fragment).toContain('typeOfClosed: type');
});
