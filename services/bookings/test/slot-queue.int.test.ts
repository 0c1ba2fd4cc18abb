import { postgresError } from '@hilltop/platform/database/postgres-errors';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { draftBooking } from '../src/bookings/create-booking/draft-booking.js';
import { foodOrder } from '../src/food/food-order.js';
import type { SlotRequest } from '../src/slots/slot-request.js';
import type { Tour } from '../src/tours/tour.entity.js';
import { type BookingDesk, openBookingDesk } from './support/booking-desk.js';
import { bookingRequest } from './support/booking-request.js';
import { ledger } from './support/ledger.js';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());

/** Parties who share a few payments and keys between them. */
const party = fc.record({
  groupSize: fc.integer({ min: 1, max: 9 }),
  payment: fc.integer({ min: 1, max: 30 }),
  key: fc.option(fc.integer({ min: 1, max: 30 })),
});

type PartyOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

/** Books each party onto a day's slot by what the use case calls, in this order; `true`, `false`, or the constraint. */
async function book(parties: readonly PartyOf<typeof party>[], tourDate: string, queue: boolean) {
  const wish = { tourType: 'standard', tourDate, tourTime: '10:00 AM' } as const;
  const ask = async ({ groupSize, payment, key }: PartyOf<typeof party>, request: SlotRequest, tour: Tour) => {
    const parts = { request: bookingRequest({ ...wish, groupSize, paymentIntentId: `pi_${tourDate}_${payment}` }) };
    const idempotencyKey = key === null ? null : `${tourDate} ${key}`;
    const food = foodOrder(parts.request, '10:00 AM');
    if (!('foodPlatform' in food)) throw new Error('the party orders no food');
    const offer = { tour, request };
    const booking = draftBooking({ ...parts, offer, food, idempotencyKey, now: desk.clock.now() });
    return desk.bookings.bookFree(booking, request).catch((error: unknown) => postgresError(error)?.constraint);
  };
  const offers = await Promise.all(parties.map(({ groupSize }) => desk.desk.find({ ...wish, groupSize })));
  const answers: unknown[] = [];
  const asked = parties.map((one, at) => async () => {
    const offer = offers[at];
    if (!offer || '__typename' in offer) throw new Error('there is no such slot');
    return ask(one, offer.request, offer.tour);
  });
  if (queue) return Promise.all(asked.map((one) => one()));
  for (const one of asked) answers.push(await one());
  return answers;
}

describe('parties who queue at one slot', () => {
  it('are each answered as if they had come one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(party, { minLength: 2, maxLength: 40 }), async (parties) => {
        await desk.dataSource.query('TRUNCATE bookings, holds, slots, outbox');
        const expected = await book(parties, '2026-12-05', false);
        expect(await book(parties, '2026-12-12', true)).toEqual(expected);
        const [alone, queued] = await ledger(desk.dataSource);
        expect({ ...queued, slotId: '' }).toEqual({ ...alone, slotId: '' });
        expect(queued?.taken).toBe(queued?.booked);
        const events = await desk.dataSource.query(
          'SELECT b.id FROM bookings b LEFT JOIN outbox o ON o.aggregate_id = b.id::text WHERE o.id IS NULL',
        );
        expect(events).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('go together: two hundred holds take far fewer transactions than two hundred', async () => {
    await desk.dataSource.query(
      `INSERT INTO slots VALUES ('standard@2026-12-19T16:00:00.000Z', 'standard', '2026-12-19T16:00Z', 500, 0)`,
    );
    const wish = { tourType: 'standard', tourDate: '2026-12-19', tourTime: '10:00 AM', groupSize: 1 } as const;
    const offer = await desk.desk.find(wish);
    if ('__typename' in offer) throw new Error(offer.message);
    const held = await Promise.all(Array.from({ length: 200 }, () => desk.holds.take(offer.request)));
    expect(held.filter((hold) => hold !== undefined)).toHaveLength(200);
    const [row] = await desk.dataSource.query('SELECT count(DISTINCT xmin::text)::int AS transactions FROM holds');
    // One goes at once; then 25 places to a statement, 32 parties to a batch.
    expect(row.transactions).toBeLessThan(20);
  });

  it('spoil nothing for one another: a payment that was used leaves the others their seats', async () => {
    const at = { tourDate: '2027-01-20', groupSize: 1 };
    const used = bookingRequest({ ...at, tourTime: '9:00 AM' });
    await desk.createBooking.execute(used, null);
    const buyers = Array.from({ length: 20 }, (_, place) =>
      bookingRequest({ ...at, ...(place % 4 === 0 && { paymentIntentId: used.paymentIntentId }) }),
    );
    const outcomes = await Promise.all(buyers.map((buyer) => desk.createBooking.execute(buyer, null)));
    const words = outcomes.map((outcome) => ('booking' in outcome ? 'booked' : outcome.__typename));
    expect(words).toEqual(buyers.map((_, place) => (place % 4 === 0 ? 'PaymentAlreadyUsed' : 'booked')));
  });
});

describe('the queue without its order (negative control)', () => {
  it('sells more seats than there are when each batch believes what it read before the last', async () => {
    const slot = 'standard@2026-12-20T16:00:00.000Z';
    await desk.dataSource.query('ALTER TABLE slots DROP CONSTRAINT slots_never_oversold');
    await desk.dataSource.query(`INSERT INTO slots VALUES ($1, 'standard', '2026-12-20T16:00Z', 25, 0)`, [slot]);
    const batches = 10;
    let read = 0;
    let release = (): void => undefined;
    const allRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    const naiveBatch = async (places: number) => {
      const [row] = await desk.dataSource.query('SELECT capacity - taken AS free FROM slots WHERE id = $1', [slot]);
      read += 1;
      if (read === batches) release();
      await allRead;
      if (row.free < places) return false;
      await desk.dataSource.query('UPDATE slots SET taken = taken + $2 WHERE id = $1', [slot, places]);
      return true;
    };
    const sold = await Promise.all(Array.from({ length: batches }, () => naiveBatch(10)));
    expect(sold.filter(Boolean).length * 10).toBeGreaterThan(25);
  });
});
