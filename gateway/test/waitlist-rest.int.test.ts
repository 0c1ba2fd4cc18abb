import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirmWaitlistEntry, joinWaitlist } from '../src/rest/waitlist.routes.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { problemOf } from './support/problem-of.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

const { example } = joinWaitlist.answer;
const stored = { __typename: 'WaitlistEntry', ...example, guests: example.groupSize };
let outcome: object;
let bookings: FakeSubgraph;
let gateway: TestGateway;
beforeAll(async () => {
  bookings = await fakeBookings({ joinWaitlist: () => outcome, confirmWaitlistEntry: () => outcome }).start();
  gateway = await startGateway({ urls: [bookings.url] });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
});

const join = () =>
  fetch(`${gateway.url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(joinWaitlist.body.example),
  });

describe('POST /api/waitlist', () => {
  it('forwards the party, and returns its entry', async () => {
    outcome = { __typename: 'WaitlistJoined', replayed: false, entry: stored };
    const response = await join();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(example);
    const { groupSize, ...rest } = joinWaitlist.body.example as { groupSize: number };
    const input = { ...rest, tickets: [{ type: 'adult', count: groupSize }] };
    expect(bookings.seen.at(-1)?.variables).toEqual({ input });
  });

  it('is 409 with the time that has seats', async () => {
    const fact = { tourDate: '2026-12-12', tourTime: '1:00 PM', remaining: 4 };
    outcome = { __typename: 'SlotHasRoom', message: 'There is room.', ...fact };
    const response = await join();
    expect(response.status).toBe(409);
    expect(await problemOf(response)).toMatchObject({ type: 'urn:problem-type:hilltop:slot-has-room', ...fact });
  });

  it('is 429 with the time to wait for a caller who joins too often', async () => {
    outcome = { __typename: 'TooManyWaitlistEntries', message: 'Enough.', retryAfterSeconds: 90 };
    const response = await join();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '90']);
  });
});

describe('POST /api/waitlist/{token}/confirm', () => {
  const confirm = () => fetch(`${gateway.url}/api/waitlist/the-token/confirm`, { method: 'POST' });

  it('forwards the token, and returns the entry', async () => {
    outcome = { ...stored, confirmed: true };
    const response = await confirm();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(confirmWaitlistEntry.answer.example);
    expect(bookings.seen.at(-1)?.variables).toEqual({ token: 'the-token' });
  });

  it('is 404 for another token', async () => {
    outcome = { __typename: 'WaitlistEntryNotFound', message: 'No such entry.' };
    expect((await confirm()).status).toBe(404);
  });
});

describe('POST /api/waitlist/{token}/confirm-form', () => {
  const post = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/api/waitlist/${token}/confirm-form`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const entry = (confirmed: boolean) => ({ ...stored, confirmed });

  it.each([
    ['the link of the mail', entry(true), ''],
    ['another link of the entry', entry(false), '?confirm=mail'],
    ['a full list', { __typename: 'WaitlistFull', message: 'It is full.' }, '?confirm=full'],
    ['no entry', { __typename: 'WaitlistEntryNotFound', message: 'No such entry.' }, ''],
    ['an outcome that is not one', { __typename: 'WaitlistEntry' }, '?confirm=failed'],
  ])('leads back to the page for %s', async (_, told, search) => {
    outcome = told;
    const response = await post('the-token');
    expect([response.status, response.headers.get('location')]).toEqual([303, `/waitlist/the-token${search}`]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(bookings.seen.at(-1)?.variables).toEqual({ token: 'the-token' });
  });

  it('leads to no other site, whatever the token', async () => {
    outcome = { __typename: 'WaitlistEntryNotFound', message: 'No such entry.' };
    const response = await post('..%2F..%2F%2Fevil.example%3F%0D%0A');
    expect(response.headers.get('location')).toBe('/waitlist/..%2F..%2F%2Fevil.example%3F%0D%0A');
  });

  it('is 403 from another site, 413 for a long body, and 415 for other bodies', async () => {
    const seen = bookings.seen.length;
    expect((await post('the-token', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('the-token', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('the-token', { 'content-type': 'application/json' })).status).toBe(415);
    const body = `a=${'b'.repeat(2_000)}`;
    const long = await fetch(`${gateway.url}/api/waitlist/the-token/confirm-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(long.status).toBe(413);
    expect(bookings.seen.length).toBe(seen);
  });
});
