import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SubgraphClient, SubgraphUnavailableError } from '../src/graphql/subgraph-client.js';
import { testKey } from '../src/testing/test-keys.js';

const hanging = '127.0.0.1';
const well = '127.0.0.2';
const asked: string[] = [];
const servers: Server[] = [];
let port = 0;

beforeAll(async () => {
  for (const host of [hanging, well]) {
    const server = createServer((_, response) => {
      asked.push(host);
      if (host === well) response.end(JSON.stringify({ data: { from: host } }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    port = (server.address() as AddressInfo).port;
  }
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function read(addresses: readonly string[], rounds = 1): Promise<unknown[]> {
  const client = new SubgraphClient({
    audience: 'bookings',
    urls: [`http://bookings.test:${port}`],
    key: testKey('notifications'),
    deadlineMs: 300,
    lookup: async () => addresses.map((address) => ({ address, family: 4 })),
  });
  const answers: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) answers.push(await client.read('{ from }', {}));
  return answers;
}

it('tries the next replica of a name when one hangs', async () => {
  expect(await read([hanging, well], 3)).toEqual([{ from: well }, { from: well }, { from: well }]);
  expect(new Set(asked)).toEqual(new Set([hanging, well]));
});

it('throws when every replica hangs', async () => {
  await expect(read([hanging])).rejects.toThrow(SubgraphUnavailableError);
});

it('follows no redirects', async () => {
  const redirecting = createServer((_, response) => {
    response.writeHead(307, { location: `http://${well}:${port}/` }).end();
  });
  servers.push(redirecting);
  await new Promise<void>((resolve) => redirecting.listen(port, '127.0.0.3', resolve));
  const before = asked.length;
  await expect(read(['127.0.0.3'])).rejects.toThrow(SubgraphUnavailableError);
  expect(asked).toHaveLength(before);
});
