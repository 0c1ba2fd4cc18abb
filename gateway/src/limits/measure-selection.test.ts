import { describe, expect, it } from '@jest/globals';
import { buildSchema, type FragmentDefinitionNode, getOperationAST, Kind, parse } from 'graphql';
import { SelectionMeasurer } from './operation-limits.rule.js';

// Unknown fields count as plain fields.
const schema = buildSchema(
  `type T { b: T c: T list: [T!]! words: [String!]! } type TPage { b: T c: T list: [T!]! }
   type Query { a: T page(first: Int = 10): TPage endless: TPage tours: [T!] }`,
);

const measure = (source: string) => {
  const document = parse(source);
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const measurer = new SelectionMeasurer(schema, (name) => fragments.get(name));
  return measurer.measure(getOperationAST(document)?.selectionSet, schema.getQueryType() ?? undefined);
};

describe('SelectionMeasurer', () => {
  it('takes the deepest path for the depth, and sums everything else', () => {
    expect(measure('{ a { b { c } d: e } f @skip(if: true) }')).toEqual({
      depth: 3,
      fields: 5,
      aliases: 1,
      directives: 1,
      width: 2,
      cost: 5,
    });
  });

  it('counts fields below a page once per entry', () => {
    expect(measure('{ a { b c } page { b { c } } more: page(first: 3) { c } }')).toMatchObject({
      cost: 3 + (1 + 10 * 2) + (1 + 3),
      fields: 8,
    });
  });

  it('counts the entries of a list by its @listSize, and a hundred where no schema gives a size', () => {
    expect(measure('{ tours { b } }').cost).toBe(1 + 10);
    expect(measure('{ a { list { b } words } }').cost).toBe(1 + (1 + 100) + 1);
    expect(measure('{ page { list { b } } endless { list { b } } }').cost).toBe(1 + 10 * 2 + (1 + 100 * 2));
  });

  it('follows fragments, which add no depth', () => {
    expect(measure('{ a { ... { ...F } } } fragment F on T { b { x: c } }')).toMatchObject({
      depth: 3,
      fields: 3,
      aliases: 1,
    });
  });

  it('counts a fragment each time it is spread, without exponential time', () => {
    const levels = Array.from({ length: 30 }, (_, n) => `fragment F${n} on T { ...F${n + 1} ...F${n + 1} }`).join(' ');
    expect(measure(`{ ...F0 } ${levels} fragment F30 on T { a }`).fields).toBe(2 ** 30);
  });

  it('terminates when fragments spread each other', () => {
    expect(measure('{ ...A } fragment A on T { a ...B } fragment B on T { b ...A }').fields).toBe(2);
  });
});
