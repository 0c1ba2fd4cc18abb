import { setTimeout as pause } from 'node:timers/promises';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { eventually } from '@hilltop/platform/testing/eventually';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { ResponseCache } from '../src/cache/response-cache.js';
import { FakeStaff } from './support/fake-staff.js';
import { problemOf } from './support/problem-of.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

const bookingId = 'c2d3e4f5-a6b7-4c8d-9e0f-1a2b3c4d5e04';

interface Following {
  readonly response: Response;
  readonly text: () => string;
  readonly hasEnded: () => boolean;
}

const staff = new FakeStaff();
let nats: TestServer;
let bus: NatsConnection;
let gateway: TestGateway;
let leaving: AbortController;

const isListening = () => eventually(() => expect(gateway.app.get(ResponseCache, { strict: false }).isOpen).toBe(true));

beforeAll(async () => {
  nats = await startTestNats();
  bus = await connect({ servers: nats.url });
  await staff.subgraph.start();
});
afterAll(async () => {
  await bus.close();
  await staff.subgraph.kill();
  await nats.close();
});
beforeEach(async () => {
  leaving = new AbortController();
  gateway = await startGateway({
    others: { staff: [staff.subgraph.url] },
    nats: nats.url,
    openRequests: { total: 1_024, perAddress: 48 },
  });
  await isListening();
});
afterEach(async () => {
  leaving.abort();
  await gateway.stop();
});

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${gateway.url}/api/live`, { method, headers, signal: leaving.signal });

async function follow(headers = staff.cookie()): Promise<Following> {
  const response = await get({ ...headers, 'accept-encoding': 'br, gzip' });
  const parts: string[] = [];
  let ended = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) parts.push(decoder.decode(part as Uint8Array));
    ended = true;
  })().catch(() => undefined);
  return { response, text: () => parts.join(''), hasEnded: () => ended };
}

/** Publishes a booking, as the relay of bookings does. */
function book(): void {
  const data = {
    bookingId,
    tourId: '5b0d7a52-0f0c-4d4f-8a53-1f6d7f4f2a01',
    slotId: 'standard@2026-12-05T16:00:00.000Z',
    tourType: 'standard' as const,
    startsAt: '2026-12-05T16:00:00.000Z',
    groupSize: 2,
    seats: 2,
    totalCents: 5_000,
    foodOrdered: false,
    holdId: null,
  };
  const facts = { aggregateId: bookingId, correlationId: 'test', now: new Date() };
  bus.publish(bookingConfirmed.subject, JSON.stringify(bookingConfirmed.create({ ...facts, data })));
}

const openStreams = async () => /^hilltop_live_streams (\d+)$/m.exec(await gateway.metrics.read())?.[1];

describe('a stream of changes', () => {
  it('tells of a booking by its id alone, as plain text that no proxy collects', async () => {
    const { response, text } = await follow();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    await eventually(() => expect(text()).toMatch(/^retry: \d+\n\n$/));
    book();
    await eventually(() => expect(text()).toContain('event: changed'));
    const [, told] = text().split('event: changed\n');
    expect(told).toBe(`data: {"kind":"bookings","ids":["${bookingId}"]}\n\n`);
  });

  it('says after an outage of NATS that changes may have been missed, unless it ended meanwhile', async () => {
    const { text, hasEnded } = await follow();
    await nats.stop();
    await eventually(() => expect(gateway.app.get(ResponseCache, { strict: false }).isOpen).toBe(false));
    const refused = await get(staff.cookie());
    expect(refused.status).toBe(503);
    expect(await problemOf(refused)).toMatchObject({ detail: 'Changes cannot be streamed right now.' });
    await nats.start();
    await isListening();
    await eventually(() => expect(text().includes('event: missed') || hasEnded()).toBe(true));
  });

  it('is refused without a session of a role that reads bookings', async () => {
    const [visitor, forged, ops] = [
      await get(),
      await get({ cookie: `hilltop_staff=${'0'.repeat(43)}` }),
      await get(staff.cookie('OPS')),
    ];
    expect([visitor.status, forged.status, ops.status]).toEqual([401, 401, 403]);
    expect(await problemOf(visitor)).toMatchObject({ type: 'urn:problem-type:hilltop:not-signed-in' });
    expect(await openStreams()).toBe('0');
  });

  it('ends with its session, also when another stream of the account goes on', async () => {
    const [token, other] = [staff.begin('DESK'), staff.begin('DESK')];
    const [first, second] = [
      await follow({ cookie: `hilltop_staff=${token}` }),
      await follow({ cookie: `hilltop_staff=${other}` }),
    ];
    staff.sessions.delete(token);
    await eventually(() => expect(first.hasEnded()).toBe(true));
    expect(second.hasEnded()).toBe(false);
    await eventually(() => expect(second.text()).toContain('event: beat'));
  });

  it('takes no place of an open request: 48 leave room for others, and the 49th is refused with a sentence', async () => {
    const cookie = staff.cookie();
    const following = await Promise.all(Array.from({ length: 48 }, () => follow(cookie)));
    expect(following.every(({ response }) => response.status === 200)).toBe(true);
    const me = await fetch(`${gateway.url}/api/staff/me`, { headers: cookie });
    expect(me.status).toBe(200);
    expect(await gateway.metrics.read()).toMatch(/^hilltop_requests_open 0$/m);
    const refused = await get(cookie);
    expect(refused.status).toBe(429);
    expect(await problemOf(refused)).toMatchObject({
      type: 'urn:problem-type:hilltop:too-many-streams',
      detail: 'You have 48 of them open. Please close other windows of the admin panel or the door.',
    });
    leaving.abort();
    await eventually(async () => expect(await openStreams()).toBe('0'));
  });

  it('is not opened by HEAD', async () => {
    expect((await get(staff.cookie(), 'HEAD')).status).toBe(200);
    await eventually(async () => expect(await openStreams()).toBe('0'));
  });

  it('ends when the gateway stops, which does not wait for it', async () => {
    const { hasEnded } = await follow();
    expect(await gateway.stop()).toEqual([]);
    await eventually(() => expect(hasEnded()).toBe(true));
  });

  it('does not count as a slow request', async () => {
    await follow();
    await pause(50);
    leaving.abort();
    await eventually(async () => expect(await openStreams()).toBe('0'));
    expect(await gateway.metrics.read()).not.toMatch(/hilltop_http_request_seconds_count\{[^}]*api\/live/);
  });
});
