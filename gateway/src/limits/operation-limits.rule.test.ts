import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type DocumentNode, Kind, parse, validate, visit } from 'graphql';
import { apiSchema } from '../supergraph/api-schema.js';
import { operationLimits } from './operation-limits.js';
import { operationLimitsRule } from './operation-limits.rule.js';

const refusalsOf = (document: DocumentNode) =>
  validate(apiSchema, document, [operationLimitsRule]).map(({ message }) => message);
const refusals = (query: string) => refusalsOf(parse(query));
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

const dates = 'tourType: standard, from: "2026-12-01", to: "2027-01-31"';
const calendar = `availability(${dates}) { firstDate lastDate days { date open closedBecause times { time capacity seatsLeft } } }`;
const orders = 'total orders { id orderNumber total lines { productName price } }';
const products = 'products { id name description price image category inStock }';
const hold = 'holdSeats(input: $input) { __typename }';

/** The operations of some files below a folder, each with all their fragments. */
function documentsOf(folder: URL, pattern: string): [string, DocumentNode][] {
  const files = globSync(pattern, { cwd: folder });
  const definitions = files.flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')).definitions);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [[definition.name?.value ?? '', { kind: Kind.DOCUMENT, definitions: [definition, ...fragments] }]]
      : [],
  );
}

/** Apollo Client adds `__typename` to every selection. */
function withTypenames(document: DocumentNode): DocumentNode {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent && 'operation' in parent ? undefined : { ...set, selections: [...set.selections, typename] },
  });
}

const site = documentsOf(new URL('../../../web/', import.meta.url), '{kit,house,shop,staff,door,site}/**/*.graphql');
const rest = documentsOf(new URL('../rest/operations/', import.meta.url), '**/*.graphql');

describe('the limits of an operation', () => {
  it.each([...site, ...rest])('%s of the site or the REST adapter is allowed', (name, document) => {
    const refusals = [...refusalsOf(document), ...refusalsOf(withTypenames(document))];
    expect(refusals.map((why) => `${why} Ask for less, or split ${name} into two operations.`)).toEqual([]);
  });

  it.each([
    ['a calendar of two months', `{ ${calendar} }`],
    ['a page of the maximum length', `{ orders(first: 100) { ${orders} } }`],
    ['a page whose length is a variable', `query($n: Int) { orders(first: $n) { ${orders} } }`],
    [
      'everything that a visitor sees',
      `{ tours { name price } ${products} foodService { menus { items { name } } } me { id } }`,
    ],
  ])('%s is allowed', (_, query) => {
    expect(refusals(query)).toEqual([]);
  });

  it.each([
    ['fourteen calendars', `{ ${aliases(14, calendar)} }`],
    ['two calendars', `{ ${aliases(2, calendar)} }`],
    ['two calendars with few fields', `{ ${aliases(2, `availability(${dates}) { firstDate }`)} }`],
    ['calendars in fragments', `{ ...c ...c } fragment c on Query { ${calendar} }`],
    ['the store eight times', `{ ${aliases(8, products)} }`],
    ['an unlimited page', `{ orders(first: 1000000) { ${orders} } }`],
    ['pages in fragments', `{ orders(first: 2000) { ...p } } fragment p on OrderPage { ${orders} }`],
    [
      'a long page next to a short one',
      `{ orders(first: 2000) { ${orders} } less: orders(first: -5000) { ${orders} } }`,
    ],
  ])('%s is refused', (_, query) => {
    expect(refusals(query)).toContainEqual(
      expect.stringMatching(/^The operation would return too much: \d+ of at most 5000\.$/),
    );
  });

  it('limits one field to eleven times, and the cost to ten times the store page', () => {
    expect(refusals(`{ me { id } ${aliases(10, 'me { id }')} }`)).toEqual([]);
    expect(refusals(`{ ${aliases(11, 'me { id }')} }`)).toEqual([
      'The operation has too many aliases: 11 of at most 10.',
    ]);
    const storePage = 1 + 100 * 7;
    expect(operationLimits.cost).toBeLessThanOrEqual(10 * storePage);
  });
});

describe('a mutation', () => {
  const refused = ['The operation changes more than one thing. Send one mutation in each operation.'];

  it.each([
    ['one field', `mutation($input: HoldSeatsInput!) { ${hold} }`, []],
    ['two aliases', `mutation($input: HoldSeatsInput!) { a: ${hold} b: ${hold} }`, refused],
    [
      'a fragment with two',
      `mutation($input: HoldSeatsInput!) { ...F } fragment F on Mutation { a: ${hold} b: ${hold} }`,
      refused,
    ],
    [
      'the same fragment twice',
      `mutation($input: HoldSeatsInput!) { ...F ... { ...F } } fragment F on Mutation { ${hold} }`,
      refused,
    ],
  ])('of %s', (_, query, expected) => {
    expect(refusals(query)).toEqual(expected);
  });
});
