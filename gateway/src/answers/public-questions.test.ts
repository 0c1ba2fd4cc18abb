import { expect, it } from '@jest/globals';
import { publicCalls } from './public-calls.js';
import { PublicQuestions } from './public-questions.js';
import { readQuestion } from './read-question.js';

const questions = new PublicQuestions();
const ask = (body: unknown, accept = '*/*') => readQuestion({ body, headers: { accept } }, questions);

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
])('%s is a public question: %s', (query, isPublic) => {
  expect(ask({ query }) !== undefined).toBe(isPublic);
});

it('reads the operation that is named', () => {
  const query = 'query A { tours { id } } query B { me { name } }';
  expect(ask({ query, operationName: 'A' })).toBeDefined();
  expect(ask({ query, operationName: 'B' })).toBeUndefined();
  expect(ask({ query })).toBeUndefined();
});

it('takes nothing for a question that has more to it', () => {
  const query = '{ tours { id } }';
  const odd = [undefined, null, 'text', [{ query }], { query, extensions: {} }, { query, variables: [] }, { query: 1 }];
  for (const body of odd) expect(ask(body)).toBeUndefined();
});

it('tells apart what is answered otherwise', () => {
  const query = 'query Q($a: String) { tours { id } }';
  const keys = [
    ask({ query }),
    ask({ query, variables: { a: '1' } }),
    ask({ query, variables: { a: 1 } }),
    ask({ query, operationName: 'Q' }),
    ask({ query }, 'application/graphql-response+json'),
  ].map((question) => question?.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(ask({ query, variables: {} })?.key).toBe(ask({ query, variables: null })?.key);
});

it('knows the documented calls that are public', () => {
  expect([...publicCalls.keys()].sort()).toEqual(['/api/products', '/api/tours']);
});
