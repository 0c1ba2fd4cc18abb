import { eventually } from '@hilltop/platform/testing/eventually';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { graphqlRequest } from './support/graphql-request.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

// As in a compose file or in Kubernetes: one name, one port, an address per replica.
let replicas: FakeSubgraph[];
let named: string[] | undefined;
let lookups = 0;
let gateway: TestGateway;

beforeEach(async () => {
  replicas = [];
  for (const host of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) {
    const replica = fakeBookings({}, host);
    replica.port = replicas[0]?.port ?? 0;
    replicas.push(await replica.start());
  }
  named = ['127.0.0.1', '127.0.0.2'];
  gateway = await startGateway({
    urls: [`http://bookings.test:${replicas[0]?.port}`],
    lookup: async () => {
      lookups += 1;
      if (!named) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
      return named.map((address) => ({ address, family: 4 }));
    },
    lookupEveryMs: 200,
  });
});
afterEach(async () => {
  await gateway.stop();
  await Promise.all(replicas.map((replica) => replica.kill()));
});

const ask = () => graphqlRequest(gateway.url, '{ tours { id } }');

/** How many of the calls each replica gets; every call must be answered. */
async function share(calls: number): Promise<number[]> {
  for (const replica of replicas) replica.seen.length = 0;
  for (let call = 0; call < calls; call += 1) expect((await ask()).errors).toBeUndefined();
  return replicas.map(({ seen }) => seen.length);
}

it('spreads calls over all addresses of a name, and follows added and removed replicas', async () => {
  await eventually(async () => expect(await share(4)).toEqual([2, 2, 0]));

  named = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
  await eventually(async () => expect(await share(6)).toEqual([2, 2, 2]));

  named = ['127.0.0.3'];
  await eventually(async () => expect(await share(3)).toEqual([0, 0, 3]));
});

it('keeps the known replicas while the name cannot be resolved', async () => {
  await eventually(async () => expect(await share(4)).toEqual([2, 2, 0]));
  named = undefined;
  await eventually(async () => expect(gateway.log.map(({ msg }) => msg)).toContain('replicas could not be looked up'));
  expect(await share(4)).toEqual([2, 2, 0]);
});

it('keeps every healthy replica when a DNS answer is partial, and the next ones are empty or fail', async () => {
  await eventually(async () => expect(await share(4)).toEqual([2, 2, 0]));
  for (const answer of [['127.0.0.1'], [], undefined]) {
    named = answer;
    const before = lookups;
    await eventually(() => expect(lookups).toBeGreaterThan(before + 1));
    await eventually(async () => expect(await share(4)).toEqual([2, 2, 0]));
  }
});
