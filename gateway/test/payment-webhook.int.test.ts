import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { problemOf } from './support/problem-of.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

interface Seen {
  readonly path: string | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

const seen: Seen[] = [];
let status = 204;
const orders = createServer(async (request, response) => {
  if (request.url === '/graphql') return void response.end('{"data":{"__typename":"Query"}}');
  seen.push({ path: request.url, headers: request.headers, body: await buffer(request) });
  response.writeHead(status).end();
});
let gateway: TestGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => orders.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(orders.address() as AddressInfo).port}`;
  gateway = await startGateway({ others: { orders: [url] } });
});
afterAll(async () => {
  await gateway.stop();
  orders.closeAllConnections();
  orders.close();
});
beforeEach(() => {
  status = 204;
  seen.length = 0;
});

const signed = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=00' };
const send = (body: string | Buffer, headers: Record<string, string> = signed, service = 'orders') =>
  fetch(`${gateway.url}/api/payment-webhooks/${service}`, { method: 'POST', headers, body });

describe('a message from the payment provider', () => {
  it('reaches its service byte for byte, with its signature and without cookies', async () => {
    const body = '{ "id" : "evt_1",\n"note":"€ \\u00e9"}\n';
    expect((await send(body, { ...signed, cookie: 'hilltop_staff=secret' })).status).toBe(204);
    expect(seen).toMatchObject([{ path: '/payment-webhook', headers: { 'stripe-signature': 't=1,v1=00' } }]);
    expect(seen[0]?.body.toString()).toBe(body);
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    [400, 400, 'not-signed'],
    [404, 404, 'not-found'],
    [409, 409, 'send-again'],
    [500, 503, 'unavailable'],
  ])('to which the service responds %i gets %i, %s', async (ofService, ofGateway, name) => {
    status = ofService;
    const response = await send('{}');
    expect(response.status).toBe(ofGateway);
    expect(await problemOf(response)).toMatchObject({ type: expect.stringContaining(name) });
  });

  it('that is too large, or for a service without payments, is not forwarded', async () => {
    expect((await send(Buffer.alloc(110_000, ' '))).status).toBe(413);
    expect((await send('{}', signed, 'staff')).status).toBe(404);
    expect(seen).toEqual([]);
  });
});
