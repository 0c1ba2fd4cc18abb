import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { booking, payload, tours } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

let bookings: FakeSubgraph;
let gateway: TestGateway;
let created: () => unknown;

const confirmed = () => ({ __typename: 'BookingCreated', replayed: false, booking });

beforeAll(async () => {
  bookings = await fakeBookings({ createBooking: () => created() }).start();
  gateway = await startGateway({ urls: [bookings.url] });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
});
beforeEach(() => {
  created = confirmed;
  bookings.mood = 'answers';
  bookings.seen.length = 0;
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/tour-bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    status: response.status,
    title: expect.any(String),
    type: expect.stringMatching(/^urn:/),
  });
  expect(problem.correlationId).toBe(response.headers.get('x-correlation-id'));
  return problem;
};

describe('GET /api/tours', () => {
  it('lists the tours with the documented fields', async () => {
    const response = await fetch(`${gateway.url}/api/tours`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(tours.map(({ maxGroupSize: _, ...tour }) => tour));
  });

  it('is 503 with Retry-After when the booking desk is away, and says nothing of how', async () => {
    bookings.mood = 'answers 503';
    const response = await fetch(`${gateway.url}/api/tours`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await problemOf(response)).toMatchObject({ detail: 'The booking desk is not answering right now.' });
  });
});
