import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { problemOf } from './support/problem-of.js';
import { rawRequest } from './support/raw-request.js';
import { booking, payload, tours } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

let bookings: FakeSubgraph;
let gateway: TestGateway;
let outcome: object;

const confirmed = { __typename: 'BookingCreated', replayed: false, booking };

beforeAll(async () => {
  bookings = await fakeBookings({ createBooking: () => outcome }).start();
  gateway = await startGateway({ urls: [bookings.url] });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
});
beforeEach(() => {
  outcome = confirmed;
  bookings.seen.length = 0;
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/tour-bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const inputSeen = () => bookings.seen[0]?.variables.input as { readonly visit: object } | undefined;

describe('GET /api/tours', () => {
  it('lists the tours with the documented fields', async () => {
    const response = await fetch(`${gateway.url}/api/tours`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(tours.map(({ maxGroupSize: _, ...tour }) => tour));
  });
});

describe('POST /api/tour-bookings', () => {
  it('responds 201 with the documented fields', async () => {
    const response = await post(payload);
    expect(response.status).toBe(201);
    expect(response.headers.get('idempotent-replayed')).toBeNull();
    const { __typename, startsAt, paymentIntentId, liabilityWaiverAccepted, guests, ...shown } = booking;
    expect(await response.json()).toEqual(shown);
    // It contains names and addresses of guests.
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('marks a replayed response, and forwards the key', async () => {
    outcome = { ...confirmed, replayed: true };
    const response = await post(payload, { 'idempotency-key': '"key-1"' });
    expect(response.status).toBe(201);
    expect(response.headers.get('idempotent-replayed')).toBe('true');
    expect(bookings.seen[0]?.variables.idempotencyKey).toBe('key-1');
  });

  it('accepts digits as text, amounts as numbers, and empty text for a missing field', async () => {
    await post({ ...payload, groupSize: '2', totalAmount: 50, foodOrderTotal: 0, extra: 'x' });
    expect(inputSeen()?.visit).toMatchObject({
      tickets: [{ type: 'adult', count: 2 }],
      totalAmount: '50.00',
      foodOrderTotal: '0.00',
      foodOrderPlatform: 'none',
    });
    expect(inputSeen()?.visit).not.toHaveProperty('foodOrderRestaurant');
    expect(inputSeen()?.visit).not.toHaveProperty('extra');
  });

  it('names each field that is missing or has a wrong type, and calls no subgraph', async () => {
    const { email: _, ...rest } = payload;
    const wrong = {
      ...rest,
      groupSize: 'two',
      tourType: 'grand',
      liabilityWaiverAccepted: 'yes',
      lastName: 7,
      totalAmount: 49.999,
    };
    const response = await post(wrong);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { field: 'lastName', message: 'Last name must be text.' },
      { field: 'email', message: 'Email is required.' },
      { field: 'groupSize', message: 'Group size must be a whole number.' },
      { field: 'tourType', message: 'Tour type must be one of standard, premium, private.' },
      { field: 'totalAmount', message: 'Total amount must be an amount with two decimals, such as "25.00".' },
      { field: 'liabilityWaiverAccepted', message: 'Liability waiver accepted must be true or false.' },
    ]);
    expect(bookings.seen).toHaveLength(0);
  });

  it('reads a number as adults, and names it where the party is refused', async () => {
    const fields = [{ field: 'tickets', message: 'Maximum group size is 20' }];
    outcome = { __typename: 'InvalidInput', message: 'Please check the marked fields.', fields };
    const { errors } = await problemOf(await post({ ...payload, groupSize: 21 }));
    expect(errors).toEqual([{ field: 'groupSize', message: 'Maximum group size is 20' }]);
    expect(inputSeen()?.visit).toMatchObject({ tickets: [{ type: 'adult', count: 21 }] });
    expect(inputSeen()).toMatchObject({ paymentStatus: 'paid', paymentIntentId: 'pi_1' });
  });

  it('reads tickets, alone or with their sum', async () => {
    const { groupSize: _, ...rest } = payload;
    const tickets = [
      { type: 'adult', count: 2 },
      { type: 'child', count: 1 },
    ];
    await post({ ...rest, tickets });
    await post({ ...rest, tickets, groupSize: 3 });
    for (const { variables } of bookings.seen) {
      const { visit } = variables.input as { visit: object };
      expect(visit).toMatchObject({ tickets });
      expect(visit).not.toHaveProperty('groupSize');
    }
    const response = await post({ ...rest, tickets, groupSize: 4 });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { field: 'groupSize', message: 'Group size must be the sum of the tickets, which is 3' },
    ]);
    expect(bookings.seen).toHaveLength(2);
    expect((await problemOf(await post(rest))).errors).toEqual([
      { field: 'groupSize', message: 'Group size is required.' },
    ]);
  });

  it.each([
    [
      'InvalidInput',
      { fields: [{ field: 'email', message: 'Please enter a valid email address' }] },
      422,
      { errors: [{ field: 'email', message: 'Please enter a valid email address' }] },
    ],
    ['SlotFull', { remaining: 1, holdExpired: false }, 409, { remaining: 1, holdExpired: false }],
    ['SlotClosed', { reason: 'MONDAY' }, 422, { reason: 'MONDAY' }],
    [
      'AmountMismatch',
      { field: 'totalAmount', expected: '50.00', given: '5.00' },
      409,
      { field: 'totalAmount', expected: '50.00', given: '5.00' },
    ],
    ['TourNotOffered', {}, 404, {}],
    ['PaymentAlreadyUsed', {}, 409, {}],
    ['SeatsAlreadyBooked', { confirmationCode: 'HT-7K4M-9QXW' }, 409, { confirmationCode: 'HT-7K4M-9QXW' }],
    ['IdempotencyKeyReused', {}, 422, {}],
  ])('returns the refusal %s with its facts', async (__typename, facts, status, told) => {
    outcome = { __typename, message: 'A sentence.', ...facts };
    const response = await post(payload);
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ detail: 'A sentence.', ...told });
  });

  it.each([
    ['broken JSON', '{"firstName":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a text', '"hello"', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
    ['a form', 'firstName=Ada', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 415],
    ['more than 100 kB', JSON.stringify({ ...payload, additionalNotes: 'x'.repeat(110_000) }), 'application/json', 413],
  ])('refuses %s with a problem', async (_, body, type, status) => {
    const response = await post(body, { 'content-type': type });
    expect(response.status).toBe(status);
    await problemOf(response);
    expect(bookings.seen).toHaveLength(0);
  });

  it('refuses an invalid key', async () => {
    const response = await post(payload, { 'idempotency-key': 'x'.repeat(300) });
    expect(response.status).toBe(400);
    await problemOf(response);
  });
});

describe('paths and methods', () => {
  it.each([
    ['GET', '/api/tour-bookings', 'POST'],
    ['DELETE', '/api/tours', 'GET, HEAD, POST'],
    ['PUT', '/api/tours', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/tours', 'GET, HEAD, POST'],
    ['GET', '/api/cart', 'POST'],
    ['POST', '/api/cart/0123456789abcdef', 'DELETE, GET, HEAD, PUT'],
    ['GET', '/api/cart/clear/0123456789abcdef', 'DELETE'],
    ['GET', '/api/orders', 'POST'],
    ['GET', '/api/staff/sign-in', 'POST'],
    ['DELETE', '/graphql', 'GET, HEAD, OPTIONS, POST'],
  ])('responds to %s %s with 405 and Allow', async (method, path, allow) => {
    const response = await fetch(gateway.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api/tours/1'],
    ['POST', '/uploads/x.png'],
  ])('responds to %s %s with a 404 problem', async (method, path) => {
    const response = await fetch(gateway.url + path, { method });
    expect(response.status).toBe(404);
    await problemOf(response);
  });

  it('responds to an invalid host with 400', async () => {
    for (const path of ['/api/tours', '/graphql']) {
      expect(
        (await rawRequest(gateway.url, path, { host: 'no host', 'content-type': 'application/json' })).status,
      ).toBe(400);
    }
  });

  it('responds to an address that cannot be decoded with 400', async () => {
    const response = await fetch(`${gateway.url}/api/%zz`);
    expect(response.status).toBe(400);
    await problemOf(response);
  });
});
