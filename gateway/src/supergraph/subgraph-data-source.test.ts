import { describe, expect, it } from '@jest/globals';
import { SubgraphDataSource } from './subgraph-data-source.js';

const behalf = { identity: { role: 'visitor' }, correlationId: 'one', caller: 'c', language: 'en' } as const;

/** Sends an operation to a subgraph with this response. */
const ask = (answer: object) =>
  new SubgraphDataSource(
    'bookings',
    { post: async () => Buffer.from(JSON.stringify(answer)) },
    async () => 'signed',
  ).call({ kind: 'mutation', query: 'mutation { light }' }, behalf);

describe('the response of a subgraph', () => {
  it('counts as "not responding" when its database is unavailable: a change may have been made', async () => {
    const answer = ask({ data: null, errors: [{ message: 'x', extensions: { code: 'DATABASE_AWAY' } }] });
    await expect(answer).rejects.toMatchObject({ extensions: { code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' } });
  });

  it('is passed on otherwise', async () => {
    expect(await ask({ data: { light: true } })).toEqual({ data: { light: true } });
  });
});

it.each([
  ['{ takings(from: "2026-01-01", to: "2026-12-31") { __typename } }', 'report'],
  ['query ($from: String!) { bookingsReport (from: $from) { __typename } }', 'report'],
  ['{ tours { id } }', 'query'],
  ['mutation { takings(from: 1) }', 'mutation'],
])('%s is called as a %s', async (query, kind) => {
  const kinds: string[] = [];
  const post = async (call: { readonly kind: string }) => {
    kinds.push(call.kind);
    return Buffer.from('{"data":{}}');
  };
  const source = new SubgraphDataSource('ledger', { post }, async () => 'signed');
  await source.call({ kind: query.startsWith('mutation') ? 'mutation' : 'query', query }, behalf);
  expect(kinds).toEqual([kind]);
});
