import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeStaff, password, staffMember } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { graphqlRequest } from './support/graphql-request.js';
import { problemOf } from './support/problem-of.js';
import { restCall } from './support/rest-call.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

let staff: FakeStaff;
let catalog: FakeSubgraph;
let gateway: TestGateway;
const shown = { email: staffMember.email, name: staffMember.name, role: 'manager' };
const product = {
  name: 'Mug',
  description: 'A mug.',
  price: '14.50',
  category: 'Souvenirs',
  inStock: true,
  taxCode: 'goods',
};

beforeAll(async () => {
  staff = new FakeStaff();
  await staff.subgraph.start();
  catalog = await fakeSubgraph('catalog', {
    products: () => [],
    createProduct: ({ input }, { identity }) =>
      identity.role === 'staff'
        ? { __typename: 'ProductCreated', product: { id: 'p1', version: 1, ...(input as object) } }
        : { __typename: 'NotSignedIn', message: 'Please sign in.' },
  }).start();
  gateway = await startGateway({
    others: { staff: [staff.subgraph.url], catalog: [catalog.url] },
    trustedProxies: 1,
  });
});
afterAll(async () => {
  await gateway.stop();
  await staff.subgraph.kill();
  await catalog.kill();
});
beforeEach(() => {
  staff.wait = 0;
  staff.code = undefined;
  staff.sessions.clear();
  staff.subgraph.mood = 'answers';
  staff.subgraph.seen.length = 0;
  catalog.seen.length = 0;
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const signIn = (headers: Record<string, string> = {}, credentials: object = { email: staffMember.email, password }) =>
  call('POST', '/api/staff/sign-in', credentials, headers);
const cookieOf = (response: Response): string => response.headers.getSetCookie().join();
const pairOf = (response: Response): string => cookieOf(response).split(';', 1)[0] ?? '';

describe('POST /api/staff/sign-in', () => {
  it('returns the account, with a cookie that no script and no other site can use', async () => {
    const response = await signIn();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(shown);
    const [token] = staff.sessions.keys();
    expect(cookieOf(response)).toMatch(
      new RegExp(`^hilltop_staff=${token}; Max-Age=43\\d{3}; Path=/; HttpOnly; SameSite=Strict$`),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('binds the cookie to the host when the public address is HTTPS, whatever a proxy says', async () => {
    const secure = await startGateway({ others: { staff: [staff.subgraph.url] }, publicUrl: 'https://hilltop.test' });
    const credentials = { email: staffMember.email, password };
    const response = await restCall(secure.url, 'POST', '/api/staff/sign-in', credentials, {
      'x-forwarded-proto': 'http',
    });
    expect(cookieOf(response)).toMatch(
      /^__Host-hilltop_staff=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const cookie = pairOf(response);
    const me = (header: string) => restCall(secure.url, 'GET', '/api/staff/me', undefined, { cookie: header });
    expect((await me(cookie)).status).toBe(200);
    // A cookie that another subdomain could have set over plain HTTP does not count over HTTPS.
    expect((await me(cookie.replace('__Host-', ''))).status).toBe(401);
    await secure.stop();
  });

  it('refuses wrong credentials without saying which part is wrong', async () => {
    const response = await signIn({}, { email: staffMember.email, password: 'guess' });
    expect(response.status).toBe(401);
    expect(cookieOf(response)).toBe('');
    expect(await problemOf(response)).toMatchObject({ type: 'urn:problem-type:hilltop:sign-in-refused' });
  });

  it('asks for the code of an account that has a second step', async () => {
    staff.code = '123456';
    const credentials = { email: staffMember.email, password };
    const response = await signIn({}, credentials);
    expect(response.status).toBe(401);
    expect(cookieOf(response)).toBe('');
    expect(await problemOf(response)).toMatchObject({ type: 'urn:problem-type:hilltop:sign-in-code-required' });
    expect((await signIn({}, { ...credentials, code: '123456' })).status).toBe(200);
  });

  it('says how long to wait after failures', async () => {
    staff.wait = 8;
    const response = await signIn();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('8');
    expect(await problemOf(response)).toMatchObject({ retryAfterSeconds: 8 });
  });

  it('names missing fields', async () => {
    const response = await signIn({}, { email: staffMember.email });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([{ field: 'password', message: 'Password is required.' }]);
    expect(staff.subgraph.seen).toHaveLength(0);
  });

  it('ends the session that it replaces', async () => {
    const cookie = pairOf(await signIn());
    await signIn({ cookie });
    expect((await call('GET', '/api/staff/me', undefined, { cookie })).status).toBe(401);
    expect(staff.sessions.size).toBe(1);
  });

  it('counts callers by a hash that does not reveal their address', async () => {
    await signIn({ 'x-forwarded-for': '203.0.113.7' });
    await signIn({ 'x-forwarded-for': '203.0.113.8' });
    const [one, other] = staff.subgraph.seen;
    expect(one?.variables.caller).toMatch(/^[\w-]{43}$/);
    expect(one?.headers['x-hilltop-caller']).toBe(one?.variables.caller);
    expect(one?.variables.caller).not.toBe(other?.variables.caller);
    expect(one?.identity).toEqual({ role: 'service', name: 'gateway' });
  });

  it('refuses pages of other sites', async () => {
    expect((await signIn({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(staff.subgraph.seen).toHaveLength(0);
  });

  it('reports that the staff service is unavailable', async () => {
    staff.subgraph.mood = 'answers 503';
    const response = await signIn();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect((await problemOf(response)).detail).toMatch(/^The staff sign-in is not responding right now\./);
  });
});

describe('POST /api/staff/sign-out', () => {
  it('ends the session at once: a copy of the cookie no longer works', async () => {
    const cookie = pairOf(await signIn());
    const response = await call('POST', '/api/staff/sign-out', undefined, { cookie });
    expect(response.status).toBe(204);
    expect(cookieOf(response)).toMatch(/^hilltop_staff=; (.*; )?Expires=Thu, 01 Jan 1970 00:00:00 GMT/);
    expect((await call('GET', '/api/staff/me', undefined, { cookie })).status).toBe(401);
    expect((await call('POST', '/api/products', product, { cookie })).status).toBe(401);
    expect(catalog.seen).toHaveLength(0);
  });

  it('succeeds for someone who is not signed in', async () => {
    expect((await call('POST', '/api/staff/sign-out')).status).toBe(204);
    expect((await call('POST', '/api/staff/sign-out', {})).status).toBe(204);
  });

  it('keeps the cookie when the session could not be ended', async () => {
    const cookie = pairOf(await signIn());
    staff.subgraph.mood = 'answers 503';
    const response = await call('POST', '/api/staff/sign-out', undefined, { cookie });
    expect(response.status).toBe(503);
    expect(cookieOf(response)).toBe('');
  });
});

describe('GET /api/staff/me', () => {
  it('returns who is signed in', async () => {
    const response = await call('GET', '/api/staff/me', undefined, staff.cookie());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(shown);
  });

  it.each([
    ['no cookie', {}],
    ['a forged token', { cookie: `hilltop_staff=${'x'.repeat(43)}` }],
    ['an invalid token', { cookie: 'hilltop_staff=%3Cscript%3E' }],
    ['an identity that the caller forged', { 'x-hilltop-identity': 'staff' }],
  ])('is 401 with %s', async (_, headers) => {
    const response = await call('GET', '/api/staff/me', undefined, headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(await problemOf(response)).toMatchObject({ type: 'urn:problem-type:hilltop:not-signed-in' });
  });
});

it.each([
  [true, 'session-ended'],
  [false, 'not-signed-in'],
])('GET /api/staff/me tells a session that was ended (%s) from one that ran out: %s', async (wasEnded, name) => {
  const token = staff.begin();
  staff.sessions.delete(token);
  if (wasEnded) staff.ended.add(token);
  const response = await call('GET', '/api/staff/me', undefined, { cookie: `hilltop_staff=${token}` });
  expect(response.status).toBe(401);
  expect(await problemOf(response)).toMatchObject({ type: `urn:problem-type:hilltop:${name}` });
});

describe('the identity of a staff request', () => {
  const create = 'mutation($input: ProductInput!) { createProduct(input: $input) { __typename } }';
  const variables = { input: product };

  it('is the signed identity of the account, in REST and in GraphQL', async () => {
    const headers = staff.cookie();
    expect((await call('POST', '/api/products', product, headers)).status).toBe(201);
    const { data } = await graphqlRequest(gateway.url, create, { variables, headers });
    expect(data).toEqual({ createProduct: { __typename: 'ProductCreated' } });
    const identity = { role: 'staff', id: staffMember.id, staffRole: 'manager', session: 'session-of-a-test' };
    expect(catalog.seen.map((seen) => seen.identity)).toEqual([identity, identity]);
    // Services never get our cookies.
    expect(catalog.seen[0]?.headers.cookie).toBeUndefined();
    expect((await graphqlRequest(gateway.url, '{ me { name } }', { headers })).data).toEqual({
      me: { name: staffMember.name },
    });
  });

  it('is a visitor’s for everyone else', async () => {
    const { data } = await graphqlRequest(gateway.url, create, { variables });
    expect(data).toEqual({ createProduct: { __typename: 'NotSignedIn' } });
    expect(staff.subgraph.seen).toHaveLength(0);
  });

  describe('while the staff service does not respond', () => {
    it('is a visitor’s for reads, and "not responding" in place of "not signed in" for the rest', async () => {
      const headers = staff.cookie();
      staff.subgraph.mood = 'answers 503';
      expect((await call('GET', '/api/products', undefined, headers)).status).toBe(200);
      expect(catalog.seen.at(-1)?.identity).toEqual({ role: 'visitor' });

      const response = await call('POST', '/api/products', product, headers);
      expect(response.status).toBe(503);
      expect((await problemOf(response)).detail).toBe('The staff sign-in is not responding right now.');
      expect((await call('GET', '/api/staff/me', undefined, headers)).status).toBe(503);

      const { status, errors } = await graphqlRequest(gateway.url, create, { variables, headers });
      expect(status).toBe(503);
      expect(errors?.[0]).toMatchObject({
        message: 'The staff sign-in is not responding right now.',
        extensions: { code: 'SUBGRAPH_UNAVAILABLE', service: 'staff' },
      });
      expect(catalog.seen).toHaveLength(1);
    });
  });
});
