import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { eventually } from '@hilltop/platform/testing/eventually';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResponseCache } from '../src/cache/response-cache.js';
import { TagVersions } from '../src/cache/tag-versions.js';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { type RawAnswer, rawRequest } from './support/raw-request.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const query = '{ products { id name price description } }';
const json = { 'content-type': 'application/json', accept: 'application/json' };
const staff = new FakeStaff();
let price = '1.00';
let nats: TestServer;
let catalog: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  nats = await startTestNats();
  catalog = fakeSubgraph('catalog', {
    products: () => [
      { id: 'p1', name: 'Mug', price, description: 'A mug. '.repeat(300), inStock: true, taxCode: 'goods' },
    ],
  });
  await Promise.all([staff.subgraph.start(), catalog.start()]);
  const others = { staff: [staff.subgraph.url], catalog: [catalog.url] };
  gateway = await startGateway({ others, nats: nats.url, trustedProxies: 1, rates: { calls: 50 } });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([catalog.kill(), staff.subgraph.kill()]);
  await nats.close();
});

let caller = 0;
beforeEach(async () => {
  await eventually(() => expect(gateway.app.get(ResponseCache, { strict: false }).isOpen).toBe(true));
  catalog.mood = 'answers';
  caller += 1;
});

const from = (address = `203.0.113.${caller}`) => ({ 'x-forwarded-for': address });
const post = (headers: Record<string, string> = {}, body = JSON.stringify({ query })): Promise<RawAnswer> =>
  rawRequest(gateway.url, '/graphql', { ...json, ...from(), ...headers }, 'POST', body);
const get = (headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> =>
  rawRequest(gateway.url, '/api/products', { ...from(), ...headers }, method);
const change = (): void => {
  price = String(Number(price) + 1);
  gateway.app.get(TagVersions, { strict: false }).invalidateAll();
};

/** Requests that reached Fastify: each has a log line. */
const seenByFastify = (): number => gateway.log.filter(({ msg }) => msg === 'request').length;

/** @returns the response of the last of several equal requests, and how many of them reached Fastify */
async function repeat(ask: () => Promise<RawAnswer>, times = 4): Promise<{ last: RawAnswer; seen: number }> {
  const before = seenByFastify();
  let last = await ask();
  for (let turn = 1; turn < times; turn += 1) last = await ask();
  return { last, seen: seenByFastify() - before };
}

const namesOf = ({ headers }: RawAnswer): string[] => Object.keys(headers).sort();
const own = ['date', 'x-correlation-id', 'ratelimit-remaining', 'ratelimit-reset'];
const shared = ({ headers }: RawAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([n]) => !own.includes(n)));

describe.each([
  ['POST /graphql', post],
  ['GET /api/products', get],
])('%s', (_, ask) => {
  it('reaches Fastify once, and is then served before it with the same bytes and headers', async () => {
    change();
    const first = await ask();
    const { last, seen } = await repeat(ask);
    expect(seen).toBe(0);
    expect([last.status, last.body.toString()]).toEqual([200, first.body.toString()]);
    expect(namesOf(last)).toEqual(namesOf(first));
    expect(shared(last)).toEqual(shared(first));
    expect(last.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(last.headers['content-security-policy']).toContain("default-src 'self'");
    expect(last.headers['x-correlation-id']).not.toBe(first.headers['x-correlation-id']);
    expect(last.headers['ratelimit-remaining']).toBe(String(Number(first.headers['ratelimit-remaining']) - 4));
  });

  it('keeps the correlation id of the caller', async () => {
    await repeat(ask);
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect((await ask({ 'x-correlation-id': id })).headers['x-correlation-id']).toBe(id);
    expect((await ask({ 'x-correlation-id': 'not an id' })).headers['x-correlation-id']).not.toBe('not an id');
  });

  it('shows a change at once', async () => {
    await repeat(ask);
    change();
    const { last, seen } = await repeat(ask);
    expect(seen).toBe(1);
    expect(last.body.toString()).toContain(`"price":"${price}"`);
  });

  it('is sent in the encoding that the client accepts', async () => {
    const plain = (await repeat(ask)).last.body.toString();
    const zipped = await repeat(() => ask({ 'accept-encoding': 'gzip' }));
    expect(zipped.last.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.last.body).toString()).toBe(plain);
    for (const accepted of ['identity', 'deflate', '*', 'gzip;q=0']) {
      const { last } = await repeat(() => ask({ 'accept-encoding': accepted }));
      const text = last.headers['content-encoding'] === 'gzip' ? gunzipSync(last.body) : last.body;
      expect(`${accepted} ${text.toString()}`).toBe(`${accepted} ${plain}`);
    }
  });

  it('is not served from the cache while it is stale', async () => {
    await repeat(ask);
    change();
    catalog.mood = 'drops the connection';
    const { last, seen } = await repeat(ask);
    expect([last.status, last.headers['x-hilltop-stale']]).toEqual([200, '1']);
    expect(seen).toBe(4);
    catalog.mood = 'answers';
    await eventually(async () => expect((await ask()).headers['x-hilltop-stale']).toBeUndefined());
    expect((await ask()).body.toString()).toContain(`"price":"${price}"`);
  });

  it('goes to the subgraph for staff, and to Fastify for anyone with a staff cookie', async () => {
    await repeat(ask);
    const { cookie } = staff.cookie();
    const { length } = catalog.seen;
    const { seen } = await repeat(() => ask({ cookie: `theme=dark; ${cookie}` }));
    expect([seen, catalog.seen.length - length]).toEqual([4, 4]);
    expect(catalog.seen.at(-1)?.identity?.role).toBe('staff');
    expect((await repeat(() => ask({ cookie: `__Host-${cookie}` }))).seen).toBe(4);
    expect((await repeat(() => ask({ cookie: 'hilltop_cart=cart-of-ada' }))).seen).toBe(0);
  });

  it('is refused beyond the rate limit even when cached', async () => {
    const address = from(`198.51.100.${caller}`);
    const { last } = await repeat(() => ask(address), 50);
    expect([last.status, last.headers['ratelimit-remaining']]).toEqual([200, '0']);
    const refused = await ask(address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask()).status).toBe(200);
  });

  it('is refused with an invalid host even when cached', async () => {
    await repeat(ask);
    expect((await ask({ host: 'a b' })).status).toBe(400);
  });
});

describe('a cached query', () => {
  it.each([
    ['it comes from another site', { origin: 'https://evil.example' }, 403],
    ['a form could send it', { 'content-type': 'text/plain' }, 415],
    ['it has no content type', { 'content-type': '' }, 415],
    ['no accepted media type is available', { accept: 'text/html' }, 406],
  ])('is refused each time when %s', async (_, headers, status) => {
    await repeat(post);
    const { last, seen } = await repeat(() => post(headers));
    expect([last.status, seen]).toEqual([status, 4]);
  });

  it.each(['PUT', 'DELETE', 'GET'])('is not served to %s', async (method) => {
    await repeat(post);
    const body = method === 'GET' ? '' : JSON.stringify({ query });
    const answer = await rawRequest(gateway.url, '/graphql', { ...json, ...from() }, method, body);
    expect(answer.status).toBe(method === 'GET' ? 400 : 405);
  });

  it('is answered when its body arrives in pieces', async () => {
    const { body } = (await repeat(post)).last;
    const sent = JSON.stringify({ query });
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(`POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n`);
    socket.write(`content-length: ${sent.length}\r\n\r\n${sent.slice(0, 9)}`);
    await eventually(() => expect(socket.bytesWritten).toBeGreaterThan(100));
    socket.write(sent.slice(9));
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
    });
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 200/);
    expect(text).toContain(body.toString());
  });

  it('is answered in order with other requests on one connection', async () => {
    const { body } = (await repeat(post)).last;
    const sent = JSON.stringify({ query });
    const head = (of: string) => `content-type: application/json\r\nhost: x\r\ncontent-length: ${of.length}\r\n`;
    const cached = `POST /graphql HTTP/1.1\r\n${head(sent)}accept: application/json\r\n`;
    const other = JSON.stringify({ query: '{ __typename }' });
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(`${cached}\r\n${sent}POST /graphql HTTP/1.1\r\n${head(other)}\r\n${other}`);
    socket.write(`${cached}connection: close\r\n\r\n${sent}`);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
    });
    await once(socket, 'close');
    const bodies = text.split(/HTTP\/1\.1 200[\s\S]*?\r\n\r\n/).slice(1);
    expect(bodies).toEqual([body.toString(), '{"data":{"__typename":"Query"}}\n', body.toString()]);
  });
});

it.each([
  ['the caller', '{ me { id } }'],
  ['a cart', '{ cart(sessionId: "cart-of-ada") { count } }'],
  ['a mutation', 'mutation { clearCart(sessionId: "cart-of-ada") { __typename } }'],
  ['a query with errors', '{ products { nothing } }'],
])('a response that depends on %s is never cached', async (_, text) => {
  expect((await repeat(() => post({}, JSON.stringify({ query: text })))).seen).toBe(4);
});

describe('GET /api/products', () => {
  it('is 304 without a body for a client with this version', async () => {
    const { etag } = (await repeat(get)).last.headers;
    const { last } = await repeat(() => get({ 'if-none-match': String(etag) }));
    expect([last.status, last.body.length, last.headers.etag]).toEqual([304, 0, etag]);
    change();
    expect((await get({ 'if-none-match': String(etag) })).status).toBe(200);
  });

  it('has only headers for HEAD', async () => {
    const { last } = await repeat(get);
    const head = await get({}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(shared(head)).toEqual(shared(last));
  });
});
