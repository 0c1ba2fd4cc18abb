import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WaitlistEntry } from '../src/selling/waitlist/waitlist-entry.entity.js';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { booked, VISITOR } from './support/visits.js';
import { acceptance, entryOf, SLOT_ID, waits } from './support/waiting-parties.js';

const TABLES = 'bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.dataSource, TABLES));

const freeSeats = async (): Promise<number> => {
  const [row] = await app.dataSource.query('SELECT capacity - taken AS free FROM slots WHERE id = $1', [SLOT_ID]);
  return row.free;
};
const accept = async (entry: WaitlistEntry) => {
  const outcome = await app.acceptOffer.execute(entry, acceptance(entry.guests, `pi_${entry.id}`), null);
  if (!('booking' in outcome)) throw new Error(outcome.message);
  return outcome.booking;
};

/** Sizes of the waiting parties, and the order of the cancellations. */
const course = fc.record({
  parties: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 8 }),
  cancelled: fc.array(fc.nat(24), { minLength: 5, maxLength: 25 }),
});
type Course = typeof course extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * A full slot of single guests who cancel one after another while parties wait. Parties accept their offers, and the public
 * buys the rest.
 *
 * @returns how often the most passed-over party was passed over
 */
async function mostPassedOver({ parties, cancelled }: Course): Promise<number> {
  await emptyTables(app.dataSource, TABLES);
  let bookings = await Promise.all(Array.from({ length: 25 }, () => booked(app, { tickets: adults(1) })));
  const waiting: WaitlistEntry[] = [];
  for (const guests of parties) waiting.push(await waits(app, guests));
  const passed = new Map<string, number>();
  for (const which of cancelled) {
    const leaving = bookings[which % bookings.length];
    if (!leaving) break;
    bookings = bookings.filter((booking) => booking !== leaving);
    await app.changes.execute(leaving.id, { kind: 'cancel', revision: 0 }, VISITOR, null);
    const now = await Promise.all(waiting.map((entry) => entryOf(app, entry)));
    const wentElsewhere = (at: number) => now.slice(at + 1).filter(({ status }) => status === 'offered').length;
    const left = await freeSeats();
    for (const [at, entry] of now.entries()) {
      const { id, status } = entry;
      if (status === 'waiting') passed.set(id, (passed.get(id) ?? 0) + wentElsewhere(at) + (left > 0 ? 1 : 0));
      if (status === 'offered') bookings.push(await accept(entry));
    }
    for (let seat = 0; seat < left; seat += 1) bookings.push(await booked(app, { tickets: adults(1) }));
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  }
  return Math.max(...passed.values());
}

describe('with any waiting parties and any cancellations', () => {
  it('no party is passed over more than twice', async () => {
    const runs = { numRuns: 12 };
    await fc.assert(
      fc.asyncProperty(course, async (given) => (await mostPassedOver(given)) <= 2),
      runs,
    );
  });

  it('some party is when no seats are gathered (negative control)', async () => {
    const given = { parties: [4, 1, 1, 1, 1], cancelled: [0, 0, 0, 0, 0] };
    expect(await mostPassedOver(given)).toBe(2);
    const [{ definition }] = await app.dataSource.query(
      `SELECT pg_get_functiondef('offer_freed_seats'::regproc) AS definition`,
    );
    expect(definition).toContain('w.passed_over >= 2');
    await app.dataSource.query(definition.replace('w.passed_over >= 2', 'false'));
    try {
      expect(await mostPassedOver(given)).toBeGreaterThan(2);
    } finally {
      await app.dataSource.query(definition);
    }
  });
});

describe('seats that gather for a party', () => {
  /** A party of four that was passed over twice, and the seats freed since. */
  async function gathering() {
    const bookings = await Promise.all(Array.from({ length: 25 }, () => booked(app, { tickets: adults(1) })));
    const entry = await waits(app, 4);
    const cancelNext = async () => {
      const booking = bookings.pop();
      await app.changes.execute(booking?.id ?? '', { kind: 'cancel', revision: 0 }, VISITOR, null);
    };
    for (let time = 0; time < 2; time += 1) {
      await cancelNext();
      await booked(app, { tickets: adults(1) });
    }
    return { entry, cancelNext };
  }

  it('are sold to no one else, and offered when they are enough', async () => {
    const { entry, cancelNext } = await gathering();
    for (let seat = 0; seat < 3; seat += 1) {
      await cancelNext();
      expect(await freeSeats()).toBe(0);
      expect((await entryOf(app, entry)).status).toBe('waiting');
    }
    await cancelNext();
    expect((await entryOf(app, entry)).status).toBe('offered');
    expect(await freeSeats()).toBe(0);
  });

  it('are on sale again 24 hours before the start', async () => {
    const { entry, cancelNext } = await gathering();
    await cancelNext();
    app.clock.set('2026-12-04T16:00:00Z');
    await app.releaseExpired.execute();
    expect(await freeSeats()).toBe(1);
    expect((await entryOf(app, entry)).status).toBe('waiting');
    app.clock.set('2026-11-21T16:30:00Z');
  });
});
