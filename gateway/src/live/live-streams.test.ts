import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { HealthChecks } from '@hilltop/platform/lifecycle/health-checks';
import { createLogger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { InvalidationSubscriber, ReceivedEvent } from '../cache/invalidation-subscriber.js';
import { type LiveStream, LiveStreams, mostStreams } from './live-streams.js';

let isListening: boolean;
let publish: (event: ReceivedEvent | undefined) => void;
let health: HealthChecks;
let streams: LiveStreams;
let opened: LiveStream[];

beforeEach(() => {
  jest.useFakeTimers();
  isListening = true;
  opened = [];
  health = new HealthChecks();
  const events = {
    get isListening() {
      return isListening;
    },
    onEvent: (listener: typeof publish) => {
      publish = listener;
    },
  } as unknown as InvalidationSubscriber;
  streams = new LiveStreams(events, health, new Metrics(), createLogger({ service: 'test', level: 'silent' }));
});
afterEach(() => {
  for (const { body } of opened) body.destroy();
  jest.useRealTimers();
});

function open(member = 'm', role: StaffRole = 'manager', isAllowed = async () => true): LiveStream {
  const stream = streams.open(member, role, isAllowed);
  opened.push(stream);
  return stream;
}
const read = ({ body }: LiveStream): string => String(body.read() ?? '');
const confirm = (id: string) => publish({ subject: bookingConfirmed.subject, json: () => ({ subject: id }) });

function problemOf(work: () => unknown): [number, string | undefined] {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return [error.problem.status, error.problem.detail];
  }
  throw new Error('it was not refused');
}

it('tells what changed in a moment together, each id once', async () => {
  const stream = open();
  expect(read(stream)).toMatch(/^retry: \d{4,5}\n\n$/);
  for (const id of ['a', 'b', 'a']) confirm(id);
  expect(read(stream)).toBe('');
  await jest.advanceTimersByTimeAsync(250);
  expect(read(stream)).toBe('event: changed\ndata: {"kind":"bookings","ids":["a","b"]}\n\n');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(read(stream)).toBe('');
});

it('tells a role nothing that it may not read', async () => {
  const [guide, desk] = [open('g', 'guide'), open('d', 'desk')];
  for (const stream of [guide, desk]) read(stream);
  publish({ subject: orderPlaced.subject, json: () => ({ subject: 'o' }) });
  await jest.advanceTimersByTimeAsync(250);
  expect([read(guide), read(desk)]).toEqual(['', 'event: changed\ndata: {"kind":"orders","ids":["o"]}\n\n']);
});

it('tells a guide that bookings changed, and not which', async () => {
  const stream = open('g', 'guide');
  read(stream);
  confirm('a');
  await jest.advanceTimersByTimeAsync(250);
  expect(read(stream)).toBe('event: changed\ndata: {"kind":"bookings","ids":[]}\n\n');
});

it('says when changes may have been missed', () => {
  const stream = open();
  read(stream);
  publish(undefined);
  expect(read(stream)).toBe('event: missed\ndata: {}\n\n');
});

it('goes on after an event that cannot be read', async () => {
  const stream = open();
  read(stream);
  publish({
    subject: bookingConfirmed.subject,
    json: () => {
      throw new SyntaxError('no JSON');
    },
  });
  confirm('a');
  await jest.advanceTimersByTimeAsync(250);
  expect(read(stream)).toContain('["a"]');
});

it('has a bound for each member and one for all, and counts only what is open', async () => {
  const own = Array.from({ length: mostStreams.ofMember }, () => open('one'));
  expect(problemOf(() => open('one'))).toEqual([
    429,
    'You have 48 of them open. Please close other windows of the admin panel or the door.',
  ]);
  own[0]?.body.destroy();
  await jest.advanceTimersByTimeAsync(0);
  open('one');
  while (opened.length <= mostStreams.inAll) open(`m${opened.length}`);
  expect(problemOf(() => open('other'))).toEqual([503, 'Too many streams of changes are open right now.']);
});

it('ends with its session, and goes on while that cannot be told', async () => {
  let allowed = true;
  const stream = open('m', 'desk', async () => allowed);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(read(stream)).toContain('event: beat');
  allowed = false;
  await jest.advanceTimersByTimeAsync(15_000);
  read(stream);
  await jest.advanceTimersByTimeAsync(0);
  expect(stream.body.readableEnded).toBe(true);
});

it('ends while NATS does not respond, and is refused until it does', async () => {
  const stream = open();
  isListening = false;
  await jest.advanceTimersByTimeAsync(15_000);
  read(stream);
  await jest.advanceTimersByTimeAsync(0);
  expect(stream.body.readableEnded).toBe(true);
  expect(problemOf(() => open())[0]).toBe(503);
});

it('ends when the process is about to stop', async () => {
  const stream = open();
  health.drain();
  read(stream);
  await jest.advanceTimersByTimeAsync(0);
  expect(stream.body.readableEnded).toBe(true);
  expect(problemOf(() => open())[0]).toBe(503);
});

it('cuts off a client that does not read', async () => {
  const stream = open();
  for (let turn = 0; turn < 60 && !stream.body.destroyed; turn += 1) {
    for (let each = 0; each < 40; each += 1) confirm(`${turn}-${each}`.padEnd(36, '0'));
    await jest.advanceTimersByTimeAsync(250);
  }
  expect(stream.body.destroyed).toBe(true);
});

it('sends browsers back after different times', () => {
  expect(new Set(Array.from({ length: 20 }, () => read(open()))).size).toBeGreaterThan(10);
});
