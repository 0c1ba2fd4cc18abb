import { readOperation } from '@hilltop/platform/graphql/read-operation';
import { expect, it } from '@jest/globals';
import { cachePolicyOfOperation, isMutation } from './public-queries.js';

const policyOf = (body: unknown) => {
  const operation = readOperation(body);
  return operation && cachePolicyOfOperation(operation);
};

it.each([
  ['{ tours { id } }', true],
  ['query Named($t: TourType!) { availability(tourType: $t, from: "", to: "") { timeZone } }', true],
  ['{ __typename tours { id } cheap: products { id } }', true],
  ['{ tours { id } cart(sessionId: "a") { total } }', false],
  ['{ cart(sessionId: "a") { total } }', false],
  ['{ __typename }', false],
  ['{ __schema { types { name } } }', false],
  ['{ ...Some } fragment Some on Query { tours { id } }', false],
  ['mutation { createTour(input: {}) { __typename } }', false],
  ['{ tours { id }', false],
])('%s is cacheable: %s', (query, isPublic) => {
  expect(policyOf({ query }) !== undefined).toBe(isPublic);
});

it('reads the named operation', () => {
  const query = 'query A { tours { id } } query B { me { name } }';
  expect(policyOf({ query, operationName: 'A' })).toBeDefined();
  expect(policyOf({ query, operationName: 'B' })).toBeUndefined();
  expect(policyOf({ query })).toBeUndefined();
});

it('leaves a body with other members to Apollo Server', () => {
  const query = '{ tours { id } }';
  const odd = [undefined, null, 'text', [{ query }], { query, extensions: {} }, { query, variables: [] }, { query: 1 }];
  for (const body of odd) expect(policyOf(body)).toBeUndefined();
});

it.each([
  ['mutation { createTour(input: {}) { __typename } }', undefined, true],
  ['query A { me { name } } mutation B { clearCart { __typename } }', 'B', true],
  ['query A { me { name } } mutation B { clearCart { __typename } }', 'A', false],
  ['# mutation\n{ tours { id } }', undefined, false],
  ['{ product(id: "mutation") { id } }', undefined, false],
  ['query mutation { tours { id } }', 'mutation', false],
  ['mutation {', undefined, false],
])('%s, operation %s, is a mutation: %s', (query, operationName, expected) => {
  expect(isMutation({ query, operationName })).toBe(expected);
});
