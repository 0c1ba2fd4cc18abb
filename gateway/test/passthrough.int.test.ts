import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Passthrough } from '../src/graphql/passthrough.js';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { tours } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

const staff = new FakeStaff();
const asked: unknown[] = [];
let trouble: Error | undefined;
let bookings: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  bookings = await fakeBookings({
    tours: (_args, { identity }) => {
      asked.push(identity);
      if (trouble) throw trouble;
      return tours;
    },
    availability: ({ from }) => ({ tourType: 'standard', timeZone: from, firstDate: '', lastDate: '', days: [] }),
  }).start();
  await staff.subgraph.start();
  gateway = await startGateway({
    urls: [bookings.url],
    others: { staff: [staff.subgraph.url] },
    introspection: true,
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([bookings.kill(), staff.subgraph.kill()]);
});
beforeEach(() => {
  trouble = undefined;
  asked.length = 0;
});

/** Posts an operation, and returns the whole response. */
async function ask(body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const said = Object.fromEntries(response.headers);
  for (const own of ['date', 'x-correlation-id', 'content-length']) delete said[own];
  return { status: response.status, headers: said, answer: (await response.json()) as Record<string, unknown> };
}

const isPassedThrough = (query: string): boolean =>
  gateway.app.get(Passthrough, { strict: false }).knows({ query, operationName: undefined });

const month = 'query Month($from: String!) { availability(tourType: standard, from: $from, to: "y") { timeZone } }';

describe('a query that one subgraph can answer', () => {
  it.each([
    ['by everybody', '{ tours { id name } }', {}],
    ['twice', '{ tours { id __typename } more: tours { name } }', {}],
    ['with the type of the root', '{ __typename tours { id } }', {}],
    ['in two parts', '{ tours { id } tours { name } }', {}],
    ['with a fragment', '{ tours { id ...T } } fragment T on Tour { id }', {}],
    ['by the site', 'query T { tours { ...C } } fragment C on Tour { price id }', { accept: 'application/json' }],
    [
      'by Apollo Client',
      '{ a: tours { n: name __typename } }',
      { accept: 'application/graphql-response+json,application/json;q=0.9' },
    ],
  ])('gets the same response the first time and later: %s', async (_by, query, headers) => {
    const first = await ask({ query }, headers);
    expect(first).toMatchObject({ status: 200, answer: { data: expect.anything() } });
    expect(isPassedThrough(query)).toBe(true);
    expect(await ask({ query }, headers)).toEqual(first);
    expect(await ask({ query }, headers)).toEqual(first);
    expect(asked.length % 3).toBe(0);
  });

  it('uses its own variables, which are checked each time', async () => {
    for (const from of ['one', 'two', 'three']) {
      const { answer } = await ask({ query: month, variables: { from, unknown: 'x' } });
      expect(answer).toEqual({ data: { availability: { timeZone: from } } });
    }
    for (const variables of [{}, { from: 3 }, { from: null }]) {
      const { answer } = await ask({ query: month, variables });
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
  });

  it('is sent once when it fails, with the usual error', async () => {
    const query = '{ tours { id duration } }';
    await ask({ query });
    asked.length = 0;
    trouble = new Error('canary');
    const failed = await ask({ query });
    expect(failed.answer).toMatchObject({ data: { tours: null }, errors: [{ path: ['tours'] }] });
    expect(JSON.stringify(failed)).not.toContain('canary');
    expect(asked).toHaveLength(1);
  });

  it('gets the usual error when its subgraph is unavailable', async () => {
    const query = '{ tours { id type } }';
    await ask({ query });
    bookings.mood = 'answers rubbish';
    const { answer } = await ask({ query });
    bookings.mood = 'answers';
    expect(answer).toMatchObject({ data: { tours: null }, errors: [{ extensions: { code: 'INTERNAL' } }] });
  });

  it('carries the identity of staff', async () => {
    const query = '{ tours { id features } }';
    await ask({ query });
    await ask({ query }, { cookie: `hilltop_staff=${staff.begin()}` });
    expect(asked).toEqual([{ role: 'visitor' }, expect.objectContaining({ role: 'staff' })]);
  });
});

it.each([
  '{ tours { id } products { id } }',
  '{ tours { id } __schema { queryType { name } } }',
  '{ ...Q } fragment Q on Query { tours { id } __type(name: "Tour") { name } }',
])('leaves to the executor what one subgraph cannot answer: %s', async (query) => {
  const { answer } = await ask({ query });
  expect(answer).toMatchObject({ data: { tours: expect.anything() } });
  expect(isPassedThrough(query)).toBe(false);
});
