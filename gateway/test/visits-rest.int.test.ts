import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { visitExample } from '../src/rest/visit.example.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { problemOf } from './support/problem-of.js';
import { fakeBookings, fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const visit = { __typename: 'Booking', ...visitExample, guests: visitExample.groupSize };
const changed = { __typename: 'BookingChanged', replayed: false, booking: visit };
const stale = { __typename: 'BookingChangedMeanwhile', message: 'Changed.', current: visit };
const full = { __typename: 'SlotFull', message: 'Full.', remaining: 2, holdExpired: false };
const late = { __typename: 'BookingNotChangeable', message: 'Late.', reason: 'TOO_LATE', closedAt: visit.changesUntil };

let outcome: object | null;
let bookings: FakeSubgraph;
let notifications: FakeSubgraph;
let gateway: TestGateway;
beforeAll(async () => {
  const answer = () => outcome;
  bookings = await fakeBookings({ changeBooking: answer, myBooking: answer }).start();
  const visitCalendar = () => (outcome === null ? null : 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  notifications = await fakeSubgraph('notifications', { visitCalendar }).start();
  gateway = await startGateway({ urls: [bookings.url], others: { notifications: [notifications.url] } });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
  await notifications.kill();
});
beforeEach(() => {
  bookings.seen.length = 0;
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/visits/token-1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('GET /api/visits/{token}', () => {
  it('returns the booking, which no cache stores', async () => {
    outcome = visit;
    const response = await fetch(`${gateway.url}/api/visits/token-1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(visitExample);
    expect(bookings.seen[0]?.variables).toEqual({ token: 'token-1' });
  });

  it('is 404 when there is none', async () => {
    outcome = { __typename: 'BookingNotFound', message: 'None.', replaced: false };
    const response = await fetch(`${gateway.url}/api/visits/token-1`);
    expect(response.status).toBe(404);
    expect(await problemOf(response)).toMatchObject({ type: 'urn:problem-type:hilltop:booking-not-found' });
  });
});

describe('GET /api/visits/{token}/tour.ics', () => {
  const file = () => fetch(`${gateway.url}/api/visits/token-1/tour.ics`);

  it('is the calendar entry, for browsers in which a download does nothing', async () => {
    outcome = visit;
    const response = await file();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(notifications.seen.at(-1)?.variables).toEqual({ token: 'token-1' });
  });

  it('is 404 when the link opens no booking', async () => {
    outcome = null;
    expect((await file()).status).toBe(404);
  });
});

describe('POST /api/visits/{token}/…', () => {
  it.each([
    ['move', { tourDate: '2026-12-06', tourTime: '2:00 PM' }, { revision: 0 }],
    ['move', { tourDate: '2026-12-06', tourTime: '2:00 PM' }, { revision: 0, paymentIntentId: 'pi_1' }],
    ['party', { tickets: [{ type: 'adult', count: 3 }] }, { revision: 0, paymentIntentId: 'pi_1' }],
    ['party', { tickets: [{ type: 'adult', count: 2 }] }, { revision: 0 }],
    ['cancel', {}, { revision: 0 }],
    ['cancel', { asCredit: true }, { revision: 0 }],
  ])('%s forwards the body as a change, and the key, and returns the booking', async (path, wanted, others) => {
    outcome = { ...changed, replayed: true };
    const response = await post(path, { ...wanted, ...others }, { 'idempotency-key': 'key-1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('idempotent-replayed')).toBe('true');
    expect(await response.json()).toEqual(visitExample);
    expect(bookings.seen[0]?.variables).toEqual({
      ...{ token: 'token-1', input: { [path]: wanted, ...others }, idempotencyKey: 'key-1' },
    });
  });

  it.each([
    ['a stale revision with the current booking', stale, { current: visitExample }],
    ['a full time with what is left', full, { remaining: 2, holdExpired: false }],
    ['a passed deadline with its moment', late, { reason: 'TOO_LATE', closedAt: visit.changesUntil }],
  ])('answers 409 to %s', async (_, refusal, facts) => {
    outcome = refusal;
    const response = await post('move', { tourDate: '2026-12-06', tourTime: '2:00 PM', revision: 0 });
    expect(response.status).toBe(409);
    expect(await problemOf(response)).toMatchObject(facts);
  });

  it('names a field that is missing', async () => {
    const response = await post('party', { tickets: [{ type: 'adult', count: 3 }] });
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      errors: [{ field: 'revision', message: 'Revision is required.' }],
    });
    const nobody = await post('party', { revision: 0 });
    expect(await problemOf(nobody)).toMatchObject({
      errors: [{ field: 'tickets', message: 'Tickets is required.' }],
    });
  });
});
