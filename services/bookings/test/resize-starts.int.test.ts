import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Tour } from '../src/tours/tour.entity.js';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { ledger } from './support/ledger.js';
import { entryOf, SLOT_ID, waits } from './support/waiting-parties.js';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['waitlist_entries', 'payments', 'bookings', 'holds', 'slots']) {
    await app.dataSource.query(`DELETE FROM ${table}`);
  }
  await app.dataSource.query(`UPDATE tours SET capacity = 25, max_group_size = 20 WHERE type = 'standard'`);
});

const tour = () =>
  app.dataSource.manager.findOneOrFail(Tour, { where: { type: 'standard' }, order: { createdAt: 'ASC' } });
async function resize(capacity: number, maxGroupSize = Math.min(capacity, 20)) {
  const { id, version, ...fields } = await tour();
  return app.updateTour.execute(id, version, { ...fields, capacity, maxGroupSize }, testStaff);
}
/** A later tour of the same type. */
async function addTour(size: Partial<Tour>): Promise<Tour> {
  const first = await tour();
  const id = '0b8f3a4e-5d5b-4d0e-9a51-6f1d6a3c1eff';
  const other = Object.assign(new Tour(), first, {
    id,
    createdAt: new Date(first.createdAt.getTime() + 1000),
    ...size,
  });
  await app.dataSource.manager.insert(Tour, other);
  return other;
}
const book = (guests: number, at: object = {}) =>
  app.createBooking.execute(bookingRequest({ tickets: adults(guests), ...at }), null);
const slot = async (id = SLOT_ID) => (await ledger(app.dataSource)).find(({ slotId }) => slotId === id);

describe('the starts of a tour', () => {
  it('follow its seats', async () => {
    await book(5);
    expect(await resize(10)).toMatchObject({ tour: { capacity: 10 } });
    expect(await slot()).toMatchObject({ capacity: 10, taken: 5 });
    expect(await book(6)).toMatchObject({ __typename: 'SlotFull', remaining: 5 });
    await resize(30);
    expect(await slot()).toMatchObject({ capacity: 30, taken: 5 });
  });

  it('refuse fewer seats than are sold or held at one of them, and then nothing is changed', async () => {
    await book(9);
    await book(12, { tourDate: '2026-12-06' });
    expect(await resize(11)).toEqual({
      __typename: 'CapacityBelowSold',
      message: '12 seats are sold or held at 10:00 AM on December 6, 2026, so the tour needs at least 12.',
      taken: 12,
    });
    expect(await tour()).toMatchObject({ capacity: 25 });
    expect(await slot()).toMatchObject({ capacity: 25 });
    expect(await resize(12)).toMatchObject({ tour: { capacity: 12 } });
  });

  it('keep their seats when staff changed them by themselves, or closed them', async () => {
    await book(5);
    await book(20, { tourDate: '2026-12-06' });
    await app.dataSource.query('UPDATE slots SET capacity = 40 WHERE id = $1', [SLOT_ID]);
    await app.dataSource.query('UPDATE slots SET closed = true WHERE id <> $1', [SLOT_ID]);
    expect(await resize(10)).toMatchObject({ tour: { capacity: 10 } });
    expect((await ledger(app.dataSource)).map(({ capacity }) => capacity).sort()).toEqual([25, 40]);
  });

  it('offer additional seats to the waiting list', async () => {
    await book(20);
    await book(5);
    const entry = await waits(app, 3);
    await resize(28);
    expect(await entryOf(app, entry)).toMatchObject({ status: 'offered' });
    expect(await slot()).toMatchObject({ capacity: 28, taken: 28, held: 3 });
  });

  it('sell a party that a smaller tour of their type has no room for, where staff gave the start more', async () => {
    const small = await addTour({ capacity: 3, maxGroupSize: 3 });
    expect(await book(10)).toMatchObject({ __typename: 'SlotFull', remaining: 3 });
    await book(1);
    await app.dataSource.query('UPDATE slots SET capacity = 40 WHERE id = $1', [SLOT_ID]);
    expect(await book(10)).toMatchObject({ booking: { seats: 10 } });
    expect(await app.holdSeats.execute(bookingRequest({ tickets: adults(12) }))).toMatchObject({ hold: { seats: 12 } });
    await app.dataSource.manager.delete(Tour, { id: small.id });
  });
});

describe('a change of seats', () => {
  it('never leaves a start with more taken than it has, with buyers at the same time', async () => {
    for (const round of [5, 6, 8, 9, 10]) {
      const at = { tourDate: `2026-12-${String(round).padStart(2, '0')}` };
      const buyers = Array.from({ length: 20 }, () => book(1, at));
      await Promise.all([...buyers, resize(7, 7), resize(14, 14), resize(20, 20)]);
      for (const { capacity, taken, booked } of await ledger(app.dataSource)) {
        expect(taken).toBeLessThanOrEqual(capacity);
        expect(taken).toBe(booked);
      }
    }
  });

  it('ends with the seats of the smallest tour when two of a type change at once', async () => {
    const other = await addTour({});
    await book(2);
    const change = (one: Tour, capacity: number) =>
      app.updateTour.execute(one.id, one.version, { ...one, capacity, maxGroupSize: 5 }, testStaff);
    await Promise.all([change(await tour(), 20), change(other, 10)]);
    expect(await slot()).toMatchObject({ capacity: 10, taken: 2 });
    await app.dataSource.manager.delete(Tour, { id: other.id });
  });
});
