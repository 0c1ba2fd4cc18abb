import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { createBooking, graphqlRequest } from './support/graphql-request.js';
import { bookingInput } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

let bookings: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  bookings = await fakeBookings().start();
  gateway = await startGateway({ urls: [bookings.url] });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
});
beforeEach(() => {
  bookings.seen.length = 0;
});

const ask = (query: string, headers?: Record<string, string>) =>
  graphqlRequest(gateway.url, query, headers ? { headers } : {});

describe('a call to a subgraph carries', () => {
  const id = '0b9d6a4e-7c35-4c8e-9d0a-6a1f0f8f5a11';

  it('the correlation id of the caller, which the response repeats', async () => {
    const { headers } = await ask('{ tours { id } }', { 'x-correlation-id': id });
    expect(headers.get('x-correlation-id')).toBe(id);
    expect(bookings.seen[0]?.headers['x-correlation-id']).toBe(id);
    const rest = await fetch(`${gateway.url}/api/tours`, { headers: { 'x-correlation-id': id } });
    expect(rest.headers.get('x-correlation-id')).toBe(id);
    expect(bookings.seen[1]?.headers['x-correlation-id']).toBe(id);
    expect(gateway.log).toContainEqual(expect.objectContaining({ correlationId: id, msg: 'request' }));
  });

  it('a new correlation id when the caller sends none or an invalid one', async () => {
    const { headers } = await ask('{ tours { id } }', { 'x-correlation-id': 'forged"}\n'.trim() });
    expect(headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(bookings.seen[0]?.headers['x-correlation-id']).toBe(headers.get('x-correlation-id'));
  });

  it('an identity that the subgraph can verify, never one that the caller forged', async () => {
    const { errors } = await ask('{ tours { id } }', { 'x-hilltop-identity': 'made.up.token' });
    // The fake subgraph responds 401 to everything that the gateway has not signed.
    expect(errors).toBeUndefined();
    expect(bookings.seen[0]?.headers['x-hilltop-identity']).not.toBe('made.up.token');
  });

  it('the deadline, which is shorter for queries than for mutations', async () => {
    await ask('{ tours { id } }');
    await graphqlRequest(gateway.url, createBooking, { variables: { input: bookingInput } });
    const [read, change] = bookings.seen.map(({ headers }) => Number(headers['x-hilltop-deadline-ms']));
    // Thirty times that of a real gateway, which gives a read a second and a change three.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(30_000);
    expect(change).toBeGreaterThan(30_000);
    expect(change).toBeLessThanOrEqual(90_000);
  });
});

describe('requests that are refused before any subgraph is called', () => {
  const nested = `{ __typename ${'... { '.repeat(3)} tours { id } ${'} '.repeat(3)} }`;

  it('do not include ordinary nesting', async () => {
    expect((await ask(nested)).errors).toBeUndefined();
  });

  it.each([
    ['many aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: tours { id }`).join(' ')} }`],
    [
      'fourteen calendars',
      `{ ${Array.from({ length: 14 }, (_, n) => `a${n}: availability(tourType: standard, from: "2026-12-01", to: "2027-01-31") { days { date times { time seatsLeft } } }`).join(' ')} }`,
    ],
    [
      'many holds at once',
      `mutation { ${[1, 2].map((n) => `a${n}: holdSeats(input: { tourType: private, tourDate: "2026-12-01", tourTime: "10:00 AM", tickets: [{ type: "adult", count: 2 }] }) { __typename }`).join(' ')} }`,
    ],
    ['many fields', `{ tours { ${'id '.repeat(301)} } }`],
    [
      'fragments that multiply',
      `{ tours { ...a } } fragment a on Tour { ...b ...b ...b ...b ...b ...b ...b } fragment b on Tour { ...c ...c ...c ...c ...c ...c ...c } fragment c on Tour { id name type price id id id }`,
    ],
    ['many directives', `{ tours { id ${'@include(if: true) '.repeat(21)} } }`],
    ['many tokens', `{ tours { id ${'# \n id '.repeat(2_000)} } }`],
    ['introspection', '{ __schema { types { name } } }'],
    ['a field for services only', '{ bookingTicket(bookingId: "1") { id } }'],
    ['no operation', ''],
  ])('%s', async (_, query) => {
    const { status, errors } = await ask(query);
    expect(status).toBe(400);
    expect(errors).not.toHaveLength(0);
    expect(bookings.seen).toHaveLength(0);
  });

  it('get no hints about the schema', async () => {
    expect((await ask('{ tour { id } }')).errors?.[0]?.message).not.toMatch(/did you mean/i);
  });

  it('batches, forms, and reads without a preflight', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('[{"query":"{ tours { id } }"}]')).status).toBe(400);
    expect((await post('query=%7Btours%7Bid%7D%7D', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"query":')).status).toBe(400);
    expect((await post(JSON.stringify({ query: `{ tours { id } } #${'x'.repeat(110_000)}` }))).status).toBe(413);
    expect((await fetch(`${gateway.url}/graphql?query={tours{id}}`)).status).toBe(400);
    expect(bookings.seen).toHaveLength(0);
  });

  it('mutations by GET', async () => {
    const query = encodeURIComponent('mutation { releaseHold(holdId: "1") { __typename } }');
    const response = await fetch(`${gateway.url}/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
    expect(bookings.seen).toHaveLength(0);
  });
});

it('answers queries by GET from clients that can set a header', async () => {
  const query = encodeURIComponent('{ tours { id } }');
  const response = await fetch(`${gateway.url}/graphql?query=${query}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  expect(response.status).toBe(200);
});

it('shows its schema if introspection is enabled, without fields for services', async () => {
  const open = await startGateway({ urls: [bookings.url], introspection: true });
  const { data } = await graphqlRequest(
    open.url,
    '{ __schema { queryType { fields { name type { ofType { ofType { ofType { name } } } } } } } }',
  );
  expect(JSON.stringify(data)).toContain('availability');
  expect(JSON.stringify(data)).not.toContain('bookingTicket');
  await open.stop();
});

describe('mutations from another site', () => {
  const change = (headers: Record<string, string>) =>
    graphqlRequest(gateway.url, createBooking, { variables: { input: bookingInput }, headers });

  it.each([
    ['no browser', () => ({})],
    ['the site itself', () => ({ origin: gateway.url, 'sec-fetch-site': 'same-origin' })],
    ['the site in an older browser', () => ({ origin: gateway.url })],
  ])('do not include those from %s', async (_, headers) => {
    expect((await change(headers())).errors).toBeUndefined();
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('are refused: %s', async (_, headers) => {
    const { status, errors } = await change(headers);
    expect(status).toBe(403);
    expect(errors?.[0]?.extensions.code).toBe('CROSS_SITE');
    const rest = await fetch(`${gateway.url}/api//tour-bookings`, { method: 'POST', headers });
    expect(rest.status).toBe(403);
    expect(bookings.seen).toHaveLength(0);
  });
});
