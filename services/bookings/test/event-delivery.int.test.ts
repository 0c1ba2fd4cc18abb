import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { adults, bookingInput } from './support/booking-request.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }`;
const OFFER = `mutation { createTour(input: { type: standard, name: "T", description: "D", price: "25.00", duration: "1 hour", features: [] }) { __typename } }`;

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
  await bookings.ask(OFFER, {}, testStaff);
});
afterAll(() => bookings.close());

/** Ids of the bookings in the stream. */
async function toldBookings(): Promise<string[]> {
  const connection = await connect({ servers: bookings.nats.url });
  try {
    const manager = await jetstreamManager(connection);
    const stream = await jetstream(connection, {}).streams.get('HILLTOP_BOOKINGS');
    const { state } = await manager.streams.info('HILLTOP_BOOKINGS');
    const told: string[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await stream.getMessage({ seq });
      if (message?.subject !== bookingConfirmed.subject) continue;
      told.push(bookingConfirmed.parse(message.json()).data.bookingId);
    }
    return told.sort();
  } finally {
    await connection.close();
  }
}

const booked = async (): Promise<string[]> => {
  const rows = await bookings.database.dataSource.query('SELECT id FROM bookings ORDER BY id');
  return rows.map(({ id }: { id: string }) => id);
};

it('publishes every booking once, also those made while NATS was down and those that it lost', async () => {
  const book = () => bookings.ask(BOOK, { input: bookingInput({ tickets: adults(1) }) });
  await Promise.all([book(), book(), book()]);
  await eventually(async () => expect(await toldBookings()).toEqual(await booked()));

  await bookings.nats.kill();
  await bookings.nats.wipe();
  await eventually(() => expect(bookings.lines.join('')).toContain('NATS connection lost'));
  await Promise.all([book(), book()]);
  expect(await booked()).toHaveLength(5);
  expect((await fetch(`${bookings.url}/readyz`)).status).toBe(200);
  await bookings.nats.start();
  await eventually(async () => expect(await toldBookings()).toEqual(await booked()));
});
