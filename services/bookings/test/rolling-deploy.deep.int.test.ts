import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

it('a replica older than the tables leaves new columns at their defaults', async () => {
  for (const table of ['holds', 'bookings']) {
    await app.dataSource.query(`ALTER TABLE ${table} ADD COLUMN newer integer NOT NULL DEFAULT 7`);
  }
  const held = await app.holdSeats.execute({ ...SLOT, tickets: adults(2) });
  if (!('hold' in held)) throw new Error(held.message);
  const booked = [
    await app.createBooking.execute(bookingRequest({ ...SLOT, tickets: adults(2), holdId: held.hold.id }), null),
    await app.createBooking.execute(bookingRequest({ ...SLOT, tickets: adults(2) }), null),
  ];
  for (const outcome of booked) expect(outcome).toMatchObject({ booking: { seats: 2 } });
  const rows = await app.dataSource.query('SELECT newer FROM holds UNION ALL SELECT newer FROM bookings');
  expect(rows).toEqual([{ newer: 7 }, { newer: 7 }, { newer: 7 }]);
});
