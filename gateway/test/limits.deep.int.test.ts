import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { limitBodyTime } from '../src/configure-server.js';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { graphqlRequest } from './support/graphql-request.js';
import { problemOf } from './support/problem-of.js';
import { restCall } from './support/rest-call.js';
import { fakeBookings, fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

describe('the rate limit of an address', () => {
  const staff = new FakeStaff();
  let parts: FakeSubgraph[];
  let gateway: TestGateway;

  beforeAll(async () => {
    const contact = fakeSubgraph('contact', { sendMessage: () => ({ __typename: 'MessageReceived', id: 'm1' }) });
    const bookings = fakeBookings();
    parts = await Promise.all([contact, bookings, staff.subgraph].map((part) => part.start()));
    gateway = await startGateway({
      urls: [bookings.url],
      others: { staff: [staff.subgraph.url], contact: [contact.url] },
      trustedProxies: 1,
      rates: { calls: 8, pages: 10, images: 2, signIns: 2, messages: 1 },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all(parts.map((part) => part.kill()));
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const call = (method: string, path: string, address: string, body?: unknown) =>
    restCall(gateway.url, method, path, body, from(address));

  it('is in every response, and a request beyond it is refused with the time to wait', async () => {
    for (let left = 7; left >= 0; left -= 1) {
      const response = await call('GET', '/api/tours', '203.0.113.1');
      expect(response.status).toBe(200);
      expect(response.headers.get('ratelimit-limit')).toBe('8');
      expect(response.headers.get('ratelimit-remaining')).toBe(String(left));
    }
    const response = await call('GET', '/api/tours', '203.0.113.1');
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await problemOf(response)).toMatchObject({
      type: 'urn:problem-type:hilltop:too-many-requests',
      retryAfterSeconds: wait,
    });
  });

  it('counts GraphQL, too, and refuses in its format', async () => {
    const { status, errors } = await graphqlRequest(gateway.url, '{ tours { id } }', { headers: from('203.0.113.1') });
    expect(status).toBe(429);
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });

  it('counts each address, and a household as one', async () => {
    expect((await call('GET', '/api/tours', '203.0.113.2')).status).toBe(200);
    for (let times = 1; times <= 8; times += 1) {
      expect((await call('GET', '/api/tours', `2001:db8:1:2::${times}`)).status).toBe(200);
    }
    expect((await call('GET', '/api/tours', '2001:db8:1:2::ff')).status).toBe(429);
  });

  it('is lower and separate for sign-ins and messages', async () => {
    const credentials = { email: 'x@example.org', password: 'guess' };
    const message = { firstName: 'A', lastName: 'B', email: 'a@b.org', phone: '1', subject: 'other', message: 'x' };
    for (const status of [401, 401, 429]) {
      expect((await call('POST', '/api/staff/sign-in', '203.0.113.3', credentials)).status).toBe(status);
    }
    for (const status of [201, 429]) {
      expect((await call('POST', '/api/contact', '203.0.113.3', message)).status).toBe(status);
    }
    expect((await call('GET', '/api/tours', '203.0.113.3')).status).toBe(200);
  });

  it('counts what has no route as pages, whatever the method', async () => {
    for (let times = 1; times <= 5; times += 1) {
      expect((await call('POST', '/no-such-path', '203.0.113.5', {})).status).toBe(404);
      expect((await call('GET', '/no-such-page', '203.0.113.5')).status).toBe(404);
    }
    const refused = await call('POST', '/no-such-path', '203.0.113.5', {});
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('GET', '/no-such-page', '203.0.113.5')).status).toBe(429);
    expect((await call('DELETE', '/api/no-such-call', '203.0.113.5')).status).toBe(429);
    expect((await call('POST', '/no-such-path', '203.0.113.6', {})).status).toBe(404);
  });

  it('is separate for images and for pages', async () => {
    for (const status of [503, 503, 429]) {
      expect((await call('GET', '/uploads/a.webp', '203.0.113.4')).status).toBe(status);
    }
    for (let times = 0; times < 10; times += 1) {
      expect((await call('GET', times % 2 === 0 ? '/tours' : '/favicon.svg', '203.0.113.4')).status).toBe(404);
    }
    expect((await call('GET', '/tours', '203.0.113.4')).status).toBe(429);
    expect((await call('GET', '/api/tours', '203.0.113.4')).status).toBe(200);
  });
});

it('operations per second and address count GraphQL and REST together', async () => {
  const bookings = await fakeBookings().start();
  const gateway = await startGateway({ urls: [bookings.url], trustedProxies: 1, rates: { operations: 1 } });
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  const statuses = await Promise.all([
    ...[1, 2, 3, 4, 5].map(
      async (n) => (await graphqlRequest(gateway.url, `{ tours { name } } # ${n}`, { headers })).status,
    ),
    ...[1, 2, 3, 4, 5].map(async () => (await restCall(gateway.url, 'GET', '/api/tours', undefined, headers)).status),
  ]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(
    (await restCall(gateway.url, 'GET', '/api/tours', undefined, { 'x-forwarded-for': '203.0.113.6' })).status,
  ).toBe(200);
  await gateway.stop();
  await bookings.kill();
});

describe('the timeout of a body', () => {
  it('applies to bodies that are read into memory, but not to uploads', async () => {
    const server = Fastify();
    limitBodyTime(server, (route) => route === '/upload', 100);
    server.post('/slow', async () => ({ ok: true }));
    server.post('/upload', async () => ({ ok: true }));
    await server.listen({ port: 0 });
    const { port } = server.server.address() as { port: number };
    const send = async (path: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`);
      const late = setTimeout(() => socket.write('}'), 400);
      const answered = await Promise.race([
        once(socket, 'data').then(String),
        once(socket, 'close').then(() => 'closed'),
      ]);
      clearTimeout(late);
      socket.destroy();
      return answered;
    };
    expect(await send('/slow')).toBe('closed');
    expect(await send('/upload')).toMatch(/^HTTP\/1.1 200/);
    await server.close();
  });

  it('does not cut off a response to a request without a body, such as a report or a stream of changes', async () => {
    const server = Fastify();
    limitBodyTime(server, () => false, 50);
    server.get('/long', (_request, reply) => {
      const body = new Readable({ read: () => undefined });
      body.push('first, ');
      setTimeout(() => {
        body.push('last');
        body.push(null);
      }, 400);
      return reply.send(body);
    });
    const url = await server.listen({ port: 0 });
    expect(await (await fetch(`${url}/long`)).text()).toBe('first, last');
    await server.close();
  });
});
