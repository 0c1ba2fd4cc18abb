import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { returnedPayments } from './support/returned-payments.js';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

const count = async (paymentIntentId: string) => {
  const [row] = await app.dataSource.query(
    'SELECT count(*)::integer AS bookings, coalesce(sum(places), 0)::integer AS seats FROM bookings WHERE payment_intent_id = $1',
    [paymentIntentId],
  );
  return row;
};

describe('the same payment', () => {
  it('makes one booking, also with many concurrent requests', async () => {
    const request = bookingRequest({ tickets: adults(3) });
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => app.createBooking.execute(request, null)));
    const codes = outcomes.map((outcome) => ('booking' in outcome ? outcome.booking.confirmationCode : 'refused'));
    expect(new Set(codes).size).toBe(1);
    expect(outcomes.filter((outcome) => 'replayed' in outcome && !outcome.replayed)).toHaveLength(1);
    expect(await count(request.paymentIntentId)).toEqual({ bookings: 1, seats: 3 });
    expect(await returnedPayments(app.dataSource)).toEqual([]);
  });

  it('gets the same answer after its slot is full, and after its start', async () => {
    const at = { tourDate: '2026-12-08' };
    const request = bookingRequest({ ...at, tickets: adults(20) });
    const first = await app.createBooking.execute(request, null);
    await app.createBooking.execute(bookingRequest({ ...at, tickets: adults(5) }), null);
    const again = await app.createBooking.execute(request, null);
    expect(again).toMatchObject({ replayed: true, booking: { id: 'booking' in first ? first.booking.id : '' } });
  });

  it('cannot pay for another booking', async () => {
    const request = bookingRequest();
    await app.createBooking.execute(request, null);
    const other = bookingRequest({ paymentIntentId: request.paymentIntentId, tickets: adults(4) });
    expect(await app.createBooking.execute(other, null)).toMatchObject({ __typename: 'PaymentAlreadyUsed' });
    expect(await count(request.paymentIntentId)).toEqual({ bookings: 1, seats: 2 });
  });

  it('rolls back the seats of a duplicate booking', async () => {
    const [before] = await app.dataSource.query('SELECT sum(taken)::integer AS taken FROM slots');
    const request = bookingRequest({ tourDate: '2026-12-09' });
    await Promise.all([app.createBooking.execute(request, null), app.createBooking.execute(request, null)]);
    const [after] = await app.dataSource.query('SELECT sum(taken)::integer AS taken FROM slots');
    expect(after.taken - before.taken).toBe(2);
  });
});

describe('one payment for a booking and a refused one at the same time', () => {
  it('books or is returned, and never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booked = bookingRequest({ tickets: adults(1), tourDate: '2026-12-12' });
      // The house is closed on Mondays.
      const refused = bookingRequest({ paymentIntentId: booked.paymentIntentId, tourDate: '2026-12-14' });
      const both = round % 2 === 0 ? [booked, refused] : [refused, booked];
      const outcomes = await Promise.all(both.map((request) => app.createBooking.execute(request, null)));
      const { bookings } = await count(booked.paymentIntentId);
      const goesBack = (await returnedPayments(app.dataSource)).includes(booked.paymentIntentId);
      expect({ bookings, goesBack }).toEqual({ bookings: goesBack ? 0 : 1, goesBack });
      expect(outcomes.filter((outcome) => 'booking' in outcome)).toHaveLength(bookings);
    }
  });
});

describe('the same payment with its guard off', () => {
  it('makes a booking for each request (negative control)', async () => {
    const open = await openBookingApp();
    try {
      await open.dataSource.query(
        'DROP INDEX bookings_payment_intent; ALTER TABLE payments DROP CONSTRAINT "PK_payments"',
      );
      const request = bookingRequest({ tickets: adults(1) });
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => open.createBooking.execute(request, null)));
      expect(new Set(outcomes.map((outcome) => 'booking' in outcome && outcome.booking.id)).size).toBe(5);
    } finally {
      await open.close();
    }
  });
});

describe('an Idempotency-Key', () => {
  it('returns the same booking for the same request', async () => {
    const request = bookingRequest({ tourDate: '2026-12-10' });
    const first = await app.createBooking.execute(request, 'key-1');
    const again = await app.createBooking.execute(request, 'key-1');
    expect(again).toMatchObject({ replayed: true, booking: { id: 'booking' in first ? first.booking.id : '' } });
  });

  it('is refused for a different request', async () => {
    await app.createBooking.execute(bookingRequest({ tourDate: '2026-12-11' }), 'key-2');
    const other = bookingRequest({ tourDate: '2026-12-11', tickets: adults(5) });
    expect(await app.createBooking.execute(other, 'key-2')).toMatchObject({ __typename: 'IdempotencyKeyReused' });
    expect(await count(other.paymentIntentId)).toEqual({ bookings: 0, seats: 0 });
  });
});

let day = 15;
async function held() {
  const slot = { tourType: 'standard', tourDate: `2026-12-${day++}`, tourTime: '10:00 AM' } as const;
  const outcome = await app.holdSeats.execute({ ...slot, tickets: adults(2) });
  if (!('hold' in outcome)) throw new Error(`refused: ${outcome.message}`);
  return { slot, holdId: outcome.hold.id };
}
const takenAt = async (date: string) =>
  (await app.dataSource.query(`SELECT taken FROM slots WHERE id LIKE 'standard@' || $1 || '%'`, [date]))[0]?.taken;

describe('a second payment for a hold', () => {
  it('names the booking to a second payment, which is returned, and sells no other seats', async () => {
    const { slot, holdId } = await held();
    const first = await app.createBooking.execute(bookingRequest({ ...slot, holdId }), 'first-tab');
    const code = 'booking' in first ? first.booking.confirmationCode : '';
    const second = bookingRequest({ ...slot, holdId, email: 'other@example.test' });
    expect(await app.createBooking.execute(second, 'second-tab')).toEqual({
      __typename: 'SeatsAlreadyBooked',
      message: `These seats are already booked as ${code}. Nothing more was charged.`,
      confirmationCode: code,
    });
    expect(await takenAt(slot.tourDate)).toBe(2);
    expect(await returnedPayments(app.dataSource)).toContain(second.paymentIntentId);
  });

  it('books once for two tabs at the same time', async () => {
    const { slot, holdId } = await held();
    const requests = Array.from({ length: 8 }, () => bookingRequest({ ...slot, holdId }));
    const outcomes = await Promise.all(requests.map((request, i) => app.createBooking.execute(request, `tab-${i}`)));
    expect(outcomes.filter((outcome) => 'booking' in outcome)).toHaveLength(1);
    expect(outcomes.filter((outcome) => '__typename' in outcome).map((outcome) => outcome.__typename)).toEqual(
      Array.from({ length: 7 }, () => 'SeatsAlreadyBooked'),
    );
    expect(await takenAt(slot.tourDate)).toBe(2);
  });

  it('books again once the booking of the hold is canceled', async () => {
    const { slot, holdId } = await held();
    const first = await app.createBooking.execute(bookingRequest({ ...slot, holdId }), null);
    await app.changes.execute(
      'booking' in first ? first.booking.id : '',
      { kind: 'cancel', revision: 0 },
      { by: 'visitor' },
      null,
    );
    const again = await app.createBooking.execute(bookingRequest({ ...slot, holdId }), null);
    expect(again).toMatchObject({ replayed: false, booking: { holdId: null } });
  });
});
