import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { LANGUAGE_HEADER } from '@hilltop/contracts/house/languages';
import { identityHeader } from '../identity/identity.js';
import { IdentityVerifier } from '../identity/identity-verifier.js';
import { testPublicKeys } from './test-keys.js';

export interface FakeSubgraph {
  readonly url: string;
  /** While true, it answers 503. */
  isAway: boolean;
  close(): Promise<void>;
}

export async function startFakeSubgraph<Variables>(
  audience: string,
  answer: (variables: Variables, query: string, language: string) => object | Promise<object>,
): Promise<FakeSubgraph> {
  const verifier = new IdentityVerifier({ audience, keys: testPublicKeys });
  const server = createServer(async (request, response) => {
    const { variables, query } = (await json(request)) as { variables: Variables; query: string };
    const identity = await verifier.verify(request.headers[identityHeader]);
    if (fake.isAway || identity?.role !== 'service') return response.writeHead(fake.isAway ? 503 : 401).end('{}');
    const language = String(request.headers[LANGUAGE_HEADER]);
    response.end(JSON.stringify({ data: await answer(variables, query, language) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeSubgraph = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAway: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
