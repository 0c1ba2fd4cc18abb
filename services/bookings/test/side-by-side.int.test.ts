import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const BOOK = 'mutation ($input: CreateBookingInput!) { answer: createBooking(input: $input) { __typename } }';
const caller = 'the-address-of-a-school';

let first: TourApp;
let second: TourApp;
beforeAll(async () => {
  const open = (limit: number) => openTourApp({ MOCK_PURCHASES_PER_CALLER: limit });
  [first, second] = await Promise.all([open(1), open(2)]);
  for (const app of [first, second]) await app.create();
});
afterAll(async () => {
  await first.close();
  await second.close();
});

async function book(app: TourApp): Promise<unknown> {
  const { data } = await app.ask(BOOK, { input: bookingInput({ tickets: adults(1) }) }, undefined, caller);
  return data?.answer?.__typename;
}

it('two of one kind in one process have settings, data, logs and metrics of their own', async () => {
  const answers = [];
  for (const app of [first, second, first, second]) answers.push(await book(app));
  expect(answers).toEqual(['BookingCreated', 'BookingCreated', 'TooManyPurchases', 'BookingCreated']);
  for (const [app, count] of [
    [first, 1],
    [second, 2],
  ] as const) {
    const [row] = await app.database.dataSource.query('SELECT count(*)::int AS count FROM bookings');
    expect(row).toEqual({ count });
    // Nest has one logger in a process.
    expect(app.lines.filter((line) => line.includes('Nest application successfully started'))).toHaveLength(1);
    expect(await app.metrics.read()).toMatch(/operation="createBooking"} 2\n/);
  }
});
