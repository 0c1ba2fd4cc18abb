import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { rawRequest } from './support/raw-request.js';
import { tours } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway, type TestGatewayOptions } from './support/start-gateway.js';

let bookings: FakeSubgraph;
let running: number;
let mostRunning: number;
let gateway: TestGateway;
let sockets: Socket[];

const start = async (
  openRequests: TestGatewayOptions['openRequests'] = { total: 0, perAddress: 0 },
  trustedProxies = 1,
) => {
  gateway = await startGateway({ urls: [bookings.url], trustedProxies, openRequests });
};

beforeEach(async () => {
  [running, mostRunning, sockets] = [0, 0, []];
  bookings = fakeBookings({
    tours: async () => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await pause(50);
      running -= 1;
      return tours;
    },
  });
  await bookings.start();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await gateway.stop();
  await bookings.kill();
});

const body = JSON.stringify({ query: '{ tours { id } }' });
const head = (address: string): string =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

interface Asked {
  readonly socket: Socket;
  readonly answer: () => string;
}

function write(text: string): Asked {
  const socket = connect(gateway.port, '127.0.0.1');
  const parts: string[] = [];
  socket.on('error', () => undefined).on('data', (part) => parts.push(String(part)));
  socket.write(text);
  sockets.push(socket);
  return { socket, answer: () => parts.join('') };
}

const ask = (address = '203.0.113.1', times = 1): Asked => write((head(address) + body).repeat(times));
/** A request that stays open until `finish`. */
const hold = (address = '203.0.113.1'): Asked => write(head(address) + body.slice(0, -1));
const finish = ({ socket }: Asked) => socket.write(body.slice(-1));

const countOf = (asks: readonly Asked[], status: number): number =>
  asks.filter(({ answer }) => answer().startsWith(`HTTP/1.1 ${status} `)).length;

const get = (path: string, address: string) => rawRequest(gateway.url, path, { 'x-forwarded-for': address });

/** Requests in progress, with those that wait. */
const areOpen = (count: number) =>
  eventually(async () =>
    expect(await gateway.metrics.read()).toMatch(new RegExp(`^hilltop_requests_open ${count}$`, 'm')),
  );

const isServed = async () => expect((await get('/healthz', '203.0.113.9')).status).toBe(200);

describe('requests of one address', () => {
  it('beyond its limit wait for a turn, and then are refused, while others are served', async () => {
    await start({ total: 0, perAddress: 2 });
    const asks = Array.from({ length: 240 }, () => hold());
    await eventually(() => expect(countOf(asks, 429)).toBe(30));
    await isServed();
    const refused = asks.find(({ answer }) => answer() !== '')?.answer();
    expect(refused).toMatch(/^retry-after: 1\r$/im);
    expect(refused).toMatch(/^connection: close\r$/im);
    expect(refused).toContain('"code":"TOO_MANY_REQUESTS"');

    for (const one of asks) finish(one);
    await eventually(() => expect(countOf(asks, 200)).toBe(210));
    expect(mostRunning).toBeLessThanOrEqual(2);
  });

  it('run at once without a limit', async () => {
    await start();
    const asks = Array.from({ length: 20 }, () => hold());
    for (const one of asks) finish(one);
    await eventually(() => expect(countOf(asks, 200)).toBe(20));
    expect(mostRunning).toBeGreaterThan(2);
  });

  it('on one connection are at most four at once, or the connection is closed', async () => {
    await start({ total: 0, perAddress: 48 });
    const { socket } = ask('203.0.113.1', 10);
    await once(socket, 'close');
    expect(bookings.seen.length).toBeLessThanOrEqual(4);
    const four = ask('203.0.113.1', 4);
    await eventually(() => expect(four.answer().match(/HTTP\/1\.1 200/g)).toHaveLength(4));
  });

  it('get at most 32 MB a second', async () => {
    await start({ total: 0, perAddress: 1 });
    const bundle = () => get('/api/docs/swagger-ui-bundle.js', '203.0.113.1');
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 8 }, bundle));
    const sent = answers.slice(1).reduce((sum, { body }) => sum + body.length, 0);
    expect(sent).toBeGreaterThan(7_000_000);
    expect(performance.now() - began).toBeGreaterThan(sent / 32_000);
  });

  it('are not run when their client left while they waited', async () => {
    await start({ total: 0, perAddress: 2 });
    const holding = [hold(), hold()];
    await areOpen(2);
    const leavers = Array.from({ length: 30 }, () => ask());
    await areOpen(32);
    for (const { socket } of leavers) socket.destroy();
    await areOpen(2);
    for (const { socket } of holding) socket.destroy();
    const next = [ask(), ask()];
    await eventually(() => expect(countOf(next, 200)).toBe(2));
    expect(bookings.seen).toHaveLength(2);
    await areOpen(0);
  });
});

it('requests of all addresses beyond the total are refused, but not probes', async () => {
  await start({ total: 3, perAddress: 2 });
  const open = ['203.0.113.1', '203.0.113.2', '203.0.113.2'].map((address) => hold(address));
  await areOpen(3);
  const refused = await get('/api/docs', '203.0.113.3');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(refused.body.toString())).toMatchObject({ type: 'urn:problem-type:hilltop:busy', status: 503 });
  await isServed();
  for (const one of open) finish(one);
  await eventually(() => expect(countOf(open, 200)).toBe(3));
  expect((await get('/api/docs', '203.0.113.3')).status).toBe(200);
});

describe('connections of one address', () => {
  const connectFrom = (localAddress: string, count: number): Socket[] => {
    const opened = Array.from({ length: count }, () =>
      connect({ port: gateway.port, host: '127.0.0.1', localAddress }),
    );
    for (const socket of opened) socket.on('error', () => undefined);
    sockets.push(...opened);
    return opened;
  };
  const closed = (opened: readonly Socket[]) => opened.filter(({ destroyed }) => destroyed).length;

  it('are 512, and more are closed, while others are served', async () => {
    await start({ total: 0, perAddress: 48 }, 0);
    const opened = connectFrom('127.0.0.2', 600);
    await eventually(() => expect(closed(opened)).toBe(600 - 512));
    await isServed();
    expect(await gateway.metrics.read()).toMatch(/^hilltop_connections_refused_total 88$/m);
    for (const socket of opened) socket.destroy();
    await eventually(async () => {
      const [again] = connectFrom('127.0.0.2', 1);
      if (again) await once(again, 'connect');
      await pause(20);
      expect(again?.destroyed).toBe(false);
    });
  });

  it('are not counted behind a proxy', async () => {
    await start({ total: 0, perAddress: 48 }, 1);
    const opened = connectFrom('127.0.0.2', 600);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    await isServed();
    expect(closed(opened)).toBe(0);
  });
});
