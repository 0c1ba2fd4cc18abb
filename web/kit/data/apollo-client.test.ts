import { gql } from '@apollo/client';
import { afterEach, expect, it, jest } from '@jest/globals';
import { createApolloClient, newTraceparent } from './apollo-client.js';

const before = { fetch: globalThis.fetch, timeout: AbortSignal.timeout };
afterEach(() => {
  globalThis.fetch = before.fetch;
  AbortSignal.timeout = before.timeout;
});

const query = gql('{ __typename }');

it('starts a trace with every request and keeps other headers', async () => {
  const requests: Headers[] = [];
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    requests.push(new Headers(init?.headers));
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{"data":{"__typename":"Query"}}' };
  }) as unknown as typeof fetch;
  const client = createApolloClient();
  await client.query({ query, fetchPolicy: 'no-cache' });
  await client.query({ query, fetchPolicy: 'no-cache' });
  const traces = requests.map((headers) => headers.get('traceparent'));
  expect(new Set(traces).size).toBe(2);
  expect(traces[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(requests[0]?.get('content-type')).toBe('application/json');
});

it('creates a new W3C traceparent each time', () => {
  const some = Array.from({ length: 50 }, newTraceparent);
  expect(some.every((name) => /^00-[\da-f]{32}-[\da-f]{16}-01$/.test(name))).toBe(true);
  expect(new Set(some.map((name) => name.slice(3, 35))).size).toBe(50);
});

it('aborts a request that is not answered', async () => {
  const hangsUp = new AbortController();
  AbortSignal.timeout = () => hangsUp.signal;
  globalThis.fetch = jest.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  ) as unknown as typeof fetch;
  const answer = createApolloClient().query({ query, fetchPolicy: 'no-cache' });
  setTimeout(() => hangsUp.abort(new DOMException('Too late', 'TimeoutError')));
  await expect(answer).rejects.toThrow('Too late');
});
