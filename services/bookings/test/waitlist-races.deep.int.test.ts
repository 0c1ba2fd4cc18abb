import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OFFER_FREED_SEATS, OfferTerms } from '../src/holds/offer-terms.js';
import { assembleApp, type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { ledger } from './support/ledger.js';
import { booked, nameOf, VISITOR } from './support/visits.js';
import { entryOf, SLOT_ID, waits } from './support/waiting-parties.js';

const TABLES = 'bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.dataSource, TABLES));

const cancel = (id: string) => app.changes.execute(id, { kind: 'cancel', revision: 0 }, VISITOR, null);
const sound = async () => expect(await brokenPromises(app.dataSource)).toEqual([]);

describe('freed seats that the public wants', () => {
  /** A full slot with a party of five and one of twenty, a waiting party, and buyers who retry until the end. */
  async function rush(free: (id: string) => Promise<unknown>) {
    const [five] = await Promise.all([5, 20].map((guests) => booked(app, { tickets: adults(guests) })));
    const entry = await waits(app, 5);
    let isOver = false;
    const buyer = async () => {
      let bought = 0;
      while (!isOver) {
        const outcome = await app.createBooking.execute(bookingRequest({ tickets: adults(5) }), null);
        if ('booking' in outcome) bought += 1;
      }
      return bought;
    };
    const buyers = Promise.all([1, 2, 3].map(buyer));
    await free(five?.id ?? '');
    isOver = true;
    const bought = (await buyers).reduce((sum, one) => sum + one, 0);
    return { bought, status: (await entryOf(app, entry)).status };
  }

  it('are offered before anyone else sees them', async () => {
    expect(await rush(cancel)).toEqual({ bought: 0, status: 'offered' });
    await sound();
  });

  it('are lost to others when the offer is made in a second transaction (negative control)', async () => {
    const definition = await withoutOffers();
    const [, terms] = new OfferTerms({ WAITLIST_OFFER_MINUTES: 30 }).parameters(app.clock.now());
    const outcome = await rush(async (id) => {
      await cancel(id);
      await app.createBooking.execute(bookingRequest({ tickets: adults(5) }), null);
      await app.dataSource.query(definition);
      await app.dataSource.query(OFFER_FREED_SEATS, [[SLOT_ID], app.clock.now(), terms]);
    });
    expect(outcome.status).toBe('waiting');
    const [line] = await ledger(app.dataSource);
    expect(line).toMatchObject({ taken: 25, booked: 25, held: 0 });
  });
});

/** Turns offers off. @returns a function that turns them on again */
async function withoutOffers(): Promise<string> {
  const [{ definition }] = await app.dataSource.query(
    `SELECT pg_get_functiondef('offer_freed_seats'::regproc) AS definition`,
  );
  await app.dataSource.query(`CREATE OR REPLACE FUNCTION offer_freed_seats(freed text[], moment timestamptz, terms jsonb)
    RETURNS void LANGUAGE sql AS ''`);
  return definition;
}

it('seats freed at the same time are offered once each', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyTables(app.dataSource, TABLES);
    const bookings = await Promise.all(Array.from({ length: 12 }, () => booked(app, { tickets: adults(2) })));
    await booked(app, { tickets: adults(1) });
    const entries = [];
    for (let party = 0; party < 8; party += 1) entries.push(await waits(app, 3));
    const other = assembleApp({
      dataSource: app.dataSource,
      clock: app.clock,
      statements: new PreparedStatements(app.dataSource),
    });
    await Promise.all(
      bookings.map(({ id }, at) =>
        (at % 2 === 0 ? app : other).changes.execute(id, { kind: 'cancel', revision: 0 }, VISITOR, null),
      ),
    );
    const rows = await Promise.all(entries.map((entry) => entryOf(app, entry)));
    expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'offered'));
    expect(new Set(rows.map(({ holdId }) => holdId)).size).toBe(8);
    const [line] = await ledger(app.dataSource);
    expect(line).toMatchObject({ taken: 25, booked: 1, held: 24 });
    await sound();
  }
});

it('a party that joins while seats come free gets an offer, or learns that there is room', async () => {
  for (let round = 0; round < 20; round += 1) {
    await emptyTables(app.dataSource, TABLES);
    await booked(app, { tickets: adults(15) });
    const held = await app.holdSeats.execute({ ...SLOT, tickets: adults(10) });
    if (!('hold' in held)) throw new Error(held.message);
    const [joined] = await Promise.all([
      waits(app, 4).catch((error: Error) => error),
      app.holds.end(held.hold, 'released'),
    ]);
    if (joined instanceof Error) expect(joined.message).toContain('There is room');
    else expect((await entryOf(app, joined)).status).toBe('offered');
    await sound();
  }
});

it('a party that leaves while seats come free keeps none of them', async () => {
  for (let round = 0; round < 10; round += 1) {
    await emptyTables(app.dataSource, TABLES);
    const [five] = await Promise.all([5, 20].map((guests) => booked(app, { tickets: adults(guests) })));
    const entry = await waits(app, 5);
    const [, cancelled] = await Promise.all([app.leaveWaitlist.execute(entry.id), cancel(five?.id ?? '')]);
    expect(nameOf(cancelled)).toBe('changed');
    expect((await entryOf(app, entry)).status).toBe('left');
    const [line] = await ledger(app.dataSource);
    expect(line).toMatchObject({ taken: 20, held: 0 });
    await sound();
  }
});
