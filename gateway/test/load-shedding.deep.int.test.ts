import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { graphqlRequest } from './support/graphql-request.js';
import { problemOf } from './support/problem-of.js';
import { restCall } from './support/rest-call.js';
import { tours } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

/** A bookings subgraph whose responses wait until they are released. */
class SlowBookings {
  private waiting: (() => void)[] = [];
  readonly subgraph: FakeSubgraph = fakeBookings({
    tours: async () => {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      return tours;
    },
  });

  /** Resolves when this many operations are in flight. */
  async asked(by: number): Promise<void> {
    while (this.waiting.length < by) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  release(): void {
    for (const answer of this.waiting.splice(0)) answer();
  }
}

const slow = new SlowBookings();
const staff = new FakeStaff();
let gateway: TestGateway;

beforeAll(async () => {
  await Promise.all([slow.subgraph.start(), staff.subgraph.start()]);
  const others = { staff: [staff.subgraph.url] };
  gateway = await startGateway({ urls: [slow.subgraph.url], others, concurrentRequests: 2 });
});
afterAll(async () => {
  slow.release();
  await gateway.stop();
  await Promise.all([slow.subgraph.kill(), staff.subgraph.kill()]);
});

const ask = () => graphqlRequest(gateway.url, '{ tours { id } }');

it('refuses operations beyond the limit at once, and completes those in flight', async () => {
  const answered = [ask(), ask()];
  await slow.asked(2);

  const refused = await ask();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.errors?.[0]?.extensions.code).toBe('OVERLOADED');

  const rest = await restCall(gateway.url, 'GET', '/api/tours');
  expect(rest.status).toBe(503);
  expect(rest.headers.get('retry-after')).toBe('1');
  expect(await problemOf(rest)).toMatchObject({ type: 'urn:problem-type:hilltop:busy' });

  slow.release();
  for (const { status, data } of await Promise.all(answered)) {
    expect(status).toBe(200);
    expect(data?.tours).toHaveLength(tours.length);
  }
});

it('refuses before it looks up a session', async () => {
  const answered = [ask(), ask()];
  await slow.asked(2);
  const { status } = await graphqlRequest(gateway.url, '{ tours { id } }', { headers: staff.cookie() });
  expect([status, staff.subgraph.seen.length]).toEqual([503, 0]);
  slow.release();
  await Promise.all(answered);
});

it('frees the slot after a response, a refusal and a disconnect', async () => {
  for (let round = 0; round < 3; round++) {
    const leaver = new AbortController();
    const left = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ tours { name } }' }),
      signal: leaver.signal,
    }).catch(() => undefined);
    const stays = ask();
    await slow.asked(2);
    expect((await ask()).status).toBe(503);
    leaver.abort();
    await left;
    slow.release();
    expect((await stays).status).toBe(200);
  }
  const after = [ask(), ask()];
  await slow.asked(2);
  slow.release();
  expect((await Promise.all(after)).map(({ status }) => status)).toEqual([200, 200]);
});

it('stays ready under overload', async () => {
  const answered = [ask(), ask()];
  await slow.asked(2);
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  slow.release();
  await Promise.all(answered);
});

it('reserves no slot for a body that does not arrive', async () => {
  const head = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
  const stuck = Array.from({ length: 5 }, () => connect(gateway.port, '127.0.0.1'));
  await Promise.all(stuck.map((socket) => new Promise<void>((resolve) => socket.write(head, () => resolve()))));
  // A response to another request proves that the server has read their heads.
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  const answered = ask();
  await slow.asked(1);
  slow.release();
  expect((await answered).status).toBe(200);
  for (const socket of stuck) socket.destroy();
});
