import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityHeader } from '@hilltop/platform/identity/identity';
import { verifyingKeys } from '@hilltop/platform/identity/identity-keys';
import { verifyIdentity } from '@hilltop/platform/identity/identity-verifier';
import { testPublicKeys } from '@hilltop/platform/testing/test-keys';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeStaff } from './support/fake-staff.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

const letter = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  origin: 'orders-keep-product',
  subject: 'hilltop.catalog.product-changed.v1',
  attempts: 10,
  failedAt: '2026-11-21T12:00:00.000Z',
  resendAt: null,
  reason: 'TypeError: no',
};
const status = {
  outbox: { rows: 2, oldestSeconds: 1.5 },
  consumers: [{ consumer: 'orders-keep-product', waiting: 3 }],
  deadLetters: [{ ...letter, payload: 'never shown' }],
  audit: { last: null },
};

let staff: FakeStaff;
let orders: Server;
let catalog: Server;
let gateway: TestGateway;
const asked: string[] = [];

const listen = (answer: (path: string) => [number, string]): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const token = String(request.headers[identityHeader]);
      const verified = await verifyIdentity(token, { audience: 'orders', keys: verifyingKeys(testPublicKeys) });
      asked.push(`${verified?.identity.role} ${request.method} ${request.url}`);
      const [code, body] = answer(String(request.url));
      response.writeHead(code, { 'content-type': 'application/json' }).end(body);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  staff = new FakeStaff();
  await staff.subgraph.start();
  orders = await listen((path) => {
    if (path === '/status') return [200, JSON.stringify(status)];
    if (path === '/dead-letters/busy/resend') return [503, '{}'];
    if (path === '/dead-letters/x/resend') return [400, '{}'];
    if (path === '/dead-letters/broken/resend') return [500, '{}'];
    return path === `/dead-letters/${letter.id}/resend` ? [202, '{"resent":1}'] : [404, '{}'];
  });
  catalog = await listen(() => [200, '"nonsense"']);
  gateway = await startGateway({
    others: { staff: [staff.subgraph.url], orders: [urlOf(orders)], catalog: [urlOf(catalog)] },
  });
});
afterAll(async () => {
  await gateway.stop();
  await staff.subgraph.kill();
  orders.close();
  catalog.close();
});

const call = (method: string, path: string, body?: object, cookie = `hilltop_staff=${staff.begin()}`) =>
  fetch(gateway.url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const resend = (service: string, id: string, cookie?: string) =>
  call('POST', '/api/staff/dead-letters/resend', { service, id }, cookie);

describe('the admin', () => {
  it('sees the status of every service, also of those that do not respond or send nonsense', async () => {
    const response = await call('GET', '/api/staff/status');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { services } = (await response.json()) as { services: { service: string }[] };
    expect(services.find(({ service }) => service === 'orders')).toEqual({
      service: 'orders',
      answers: true,
      outbox: status.outbox,
      consumers: status.consumers,
      deadLetters: [letter],
    });
    expect(services.find(({ service }) => service === 'catalog')).toEqual({ service: 'catalog', answers: false });
    expect(services.find(({ service }) => service === 'bookings')).toEqual({ service: 'bookings', answers: false });
    expect(services).toHaveLength(9);
    expect(asked).toContain('staff GET /status');
  });

  it('gets the last reconciliation from the staff service, or that there is none', async () => {
    const audit = async (told: unknown) => {
      staff.subgraph.status = typeof told === 'string' ? told : JSON.stringify(told);
      const answer = await (await call('GET', '/api/staff/status')).json();
      return (answer as { audit: unknown }).audit;
    };
    const last = {
      endedAt: '2026-11-21T12:00:02.000Z',
      tookMs: 2000,
      checks: [{ name: 'seats', differences: 1, sentences: ['slot 1 is oversold'], counts: ['1 e-mail waits'] }],
    };
    expect(await audit({ audit: { last: null } })).toEqual({ configured: true, last: null });
    expect(await audit({ audit: { last } })).toEqual({ configured: true, last });
    for (const nothing of ['', '{', {}, [], { audit: null }, { audit: {} }, { audit: { last: { endedAt: 'soon' } } }]) {
      expect(await audit(nothing)).toEqual({ configured: false, last: null });
    }
  });

  it('ignores a reconciliation from any other service', async () => {
    staff.subgraph.status = undefined;
    const { audit } = (await (await call('GET', '/api/staff/status')).json()) as { audit: unknown };
    expect(audit).toEqual({ configured: false, last: null });
  });

  it('resends a dead letter', async () => {
    expect((await resend('orders', letter.id)).status).toBe(202);
    expect(asked).toContain(`staff POST /dead-letters/${letter.id}/resend`);
  });

  it.each([
    ['orders', '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11', 404],
    ['orders', '../status', 404],
    ['orders', 'x', 404],
    ['nobody', letter.id, 404],
    ['bookings', letter.id, 503],
    ['orders', 'busy', 503],
    ['orders', 'broken', 503],
    ['catalog', letter.id, 503],
  ])('gets 404 when there is none: %s %s', async (service, id, code) => {
    expect((await resend(service, id)).status).toBe(code);
  });
});

it('is for staff only', async () => {
  for (const cookie of ['', 'hilltop_staff=stolen']) {
    expect((await call('GET', '/api/staff/status', undefined, cookie)).status).toBe(401);
    expect((await resend('orders', letter.id, cookie)).status).toBe(401);
  }
});
