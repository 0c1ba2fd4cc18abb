import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { booked, VISITOR } from './support/visits.js';
import { entryOf, SLOT_ID, waits } from './support/waiting-parties.js';

const HOUR = 3_600_000;
const TABLES = 'bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.dataSource, TABLES);
  app.clock.set('2026-11-21T16:30:00Z');
});

const full = (...sizes: number[]) => Promise.all(sizes.map((guests) => booked(app, { tickets: adults(guests) })));
const ones = (count: number) => Array.from({ length: count }, () => 1);
const cancel = ({ id }: { id: string }) => app.changes.execute(id, { kind: 'cancel', revision: 0 }, VISITOR, null);
const seats = async (): Promise<{ free: number; gathered: number }> => {
  const [row] = await app.dataSource.query(
    `SELECT capacity - taken AS free, (SELECT coalesce(sum(places), 0)::integer FROM holds
       WHERE kind = 'offer' AND status = 'active') AS gathered FROM slots WHERE id = $1`,
    [SLOT_ID],
  );
  return row;
};

/** A party of twenty waits for a time with fifteen seats of one party, and ten single guests cancel. */
async function tenCancelBesideFifteen() {
  const [, ...singles] = await full(15, ...ones(10));
  const entry = await waits(app, 20);
  for (const single of singles) await cancel(single);
  return { entry, ...(await seats()) };
}

/** Replaces text of the function while `work` runs. */
async function without<Result>(find: string, replace: string, work: () => Promise<Result>): Promise<Result> {
  const [{ definition }] = await app.dataSource.query(
    `SELECT pg_get_functiondef('offer_freed_seats'::regproc) AS definition`,
  );
  expect(definition).toContain(find);
  await app.dataSource.query(definition.replace(find, replace));
  try {
    return await work();
  } finally {
    await app.dataSource.query(definition);
  }
}

describe('a party that freed seats cannot reach', () => {
  it('withholds none of them: the public buys', async () => {
    expect(await tenCancelBesideFifteen()).toMatchObject({ free: 10, gathered: 0 });
    await booked(app, { tickets: adults(10) });
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('would withhold them if it were not asked whether they can reach it (negative control)', async () => {
    const outcome = await without('w.places <= reach', 'true', tenCancelBesideFifteen);
    expect(outcome.gathered).toBeGreaterThan(0);
  });

  it('gets its seats when the large party itself cancels', async () => {
    const [fifteen, ...singles] = await full(15, ...ones(10));
    const entry = await waits(app, 20);
    for (const single of singles) await cancel(single);
    await cancel(fifteen as { id: string });
    expect((await entryOf(app, entry)).status).toBe('offered');
  });

  it('gives back what gathered when it can no longer be reached', async () => {
    const singles = await full(...ones(25));
    const entry = await waits(app, 6);
    for (const single of singles.slice(0, 2)) {
      await cancel(single);
      await booked(app, { tickets: adults(1) });
    }
    for (const single of singles.slice(2, 5)) await cancel(single);
    expect(await seats()).toEqual({ free: 0, gathered: 3 });
    // A booking grows: as if a party of twenty had joined with others.
    await app.dataSource.query(
      `UPDATE bookings SET places = 20, group_size = 20, total_cents = 20 * total_cents,
         tickets = jsonb_set(tickets, '{0,count}', '20') WHERE id = $1`,
      [singles[5]?.id],
    );
    await cancel(singles[6] as { id: string });
    await app.releaseExpired.execute();
    expect(await seats()).toMatchObject({ gathered: 0 });
    expect((await entryOf(app, entry)).status).toBe('waiting');
  });
});

describe('seats that gather', () => {
  /** A party of twenty that single guests can reach, and the number of those who cancel after it was passed over twice. */
  async function gathered(cancelled: number) {
    const singles = await full(...ones(25));
    const entry = await waits(app, 20);
    for (const single of singles.slice(0, 2)) {
      await cancel(single);
      await booked(app, { tickets: adults(1) });
    }
    for (const single of singles.slice(2, 2 + cancelled)) await cancel(single);
    return { entry, singles };
  }

  it('are at most half of the time; the rest stays on sale', async () => {
    await gathered(16);
    expect(await seats()).toEqual({ free: 4, gathered: 12 });
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('are all of them without that bound (negative control)', async () => {
    await without('slot.capacity / 2', 'slot.capacity', () => gathered(16));
    expect(await seats()).toEqual({ free: 0, gathered: 16 });
  });

  it('become the offer when the free ones beside them are enough', async () => {
    const { entry } = await gathered(20);
    expect(await entryOf(app, entry)).toMatchObject({ status: 'offered' });
    expect(await seats()).toEqual({ free: 0, gathered: 20 });
  });

  it('are on sale again after two days, and gather no second time', async () => {
    const { entry, singles } = await gathered(5);
    expect(await seats()).toEqual({ free: 0, gathered: 5 });
    app.clock.forward(47 * HOUR);
    await cancel(singles[10] as { id: string });
    expect(await seats()).toEqual({ free: 0, gathered: 6 });
    app.clock.forward(HOUR);
    await app.releaseExpired.execute();
    expect(await seats()).toEqual({ free: 6, gathered: 0 });
    await cancel(singles[11] as { id: string });
    expect(await seats()).toEqual({ free: 7, gathered: 0 });
    expect((await entryOf(app, entry)).status).toBe('waiting');
  });
});
