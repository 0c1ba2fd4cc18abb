import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { extremeCalls, extremeOperations } from './extreme-requests.ts';

const schema = buildSchema(`
  input Part { count: Int!, kinds: [Kind!]!, notes: [String!] }
  enum Kind { ONE TWO }
  type Query { span(from: String!, to: String!): Boolean, page(first: Int, offset: Int): Boolean }
  type Mutation { add(id: ID!, part: Part!): Boolean }
`);
const sent = [...extremeOperations(schema)].map(({ body }) => JSON.parse(String(body)).variables);

describe('the extremes of a schema', () => {
  it.each(['0000-01-01', '9999-12-31', '10000-01-01', '-000001-12-31'])(
    'have the day %s at each place and at all',
    (day) => {
      for (const variables of [
        { from: day, to: '2026-12-05' },
        { from: '2026-12-05', to: day },
        { from: day, to: day },
      ]) {
        expect(sent).toContainEqual(variables);
      }
      expect(sent).toContainEqual(expect.objectContaining({ part: { count: 2, kinds: ['ONE'], notes: [day] } }));
    },
  );

  it('have numbers, lists and texts at theirs', () => {
    expect(sent).toContainEqual({ first: 2, offset: 2 ** 31 - 1 });
    expect(sent).toContainEqual(expect.objectContaining({ part: { count: -1, kinds: ['ONE'], notes: ['Ada'] } }));
    expect(sent).toContainEqual(expect.objectContaining({ part: { count: 2, kinds: [], notes: ['Ada'] } }));
    expect(sent.some(({ id }) => id?.length === 1_000_000)).toBe(true);
  });

  it('reach each field of a body and each place of an address', () => {
    const routes = [
      { method: 'POST', path: '/api/orders', example: { total: '5.00', count: 2 } },
      { method: 'GET', path: '/api/days/{date}', example: undefined },
    ];
    const calls = [...extremeCalls(routes)];
    expect(calls.map(({ body }) => body)).toContain('{"total":"9999-12-31","count":2}');
    expect(calls.map(({ body }) => body)).toContain('{"total":"5.00","count":2147483648}');
    expect(calls.some(({ path }) => path.startsWith('/api/days/9999-12-31?from=9999-12-31&'))).toBe(true);
  });
});
