import { randomUUID } from 'node:crypto';
import { RecordedStatements } from '@hilltop/platform/testing/recorded-statements';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Hold } from '../src/holds/hold.entity.js';
import { assembleApp, type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { ledger } from './support/ledger.js';
import { returnedPayments } from './support/returned-payments.js';
import { standingInLine } from './support/starting-line.js';

const MINUTE = 60_000;
let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

let day = 0;
/** A separate slot for each test: Tuesday 2026-12-01 and the following days except Mondays. */
const nextSlot = () => {
  const days = [
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '08',
    '09',
    '10',
    '11',
    '12',
    '13',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
  ];
  return { tourType: 'standard', tourDate: `2026-12-${days[day++]}`, tourTime: '10:00 AM' } as const;
};

async function hold(selection: ReturnType<typeof nextSlot>, guests: number, replaces?: string): Promise<Hold> {
  const outcome = await app.holdSeats.execute({ ...selection, tickets: adults(guests), replaces });
  if (!('hold' in outcome)) throw new Error(`refused: ${outcome.message}`);
  return outcome.hold;
}

const slotOf = ({ slotId }: Hold) =>
  ({ tourType: 'standard', tourDate: slotId.slice(9, 19), tourTime: '10:00 AM' }) as const;

const free = async (selection: ReturnType<typeof nextSlot>) => {
  const offer = await app.slotFinder.find({ ...selection, tickets: adults(1) });
  return '__typename' in offer ? -1 : app.slots.remaining(offer.request);
};

describe('many holds that expire at once', () => {
  it('end in batches of one statement each, and free every seat once, also with concurrent runs', async () => {
    const count = 700;
    const slots = Array.from(
      { length: 30 },
      (_, at) => `premium@2027-03-${String((at % 28) + 1).padStart(2, '0')}T1${at % 9}:00:00.000Z`,
    );
    await app.dataSource.query(
      `WITH s AS (INSERT INTO slots (id, tour_type, starts_at, capacity, taken)
         SELECT DISTINCT id, 'premium', split_part(id, '@', 2)::timestamptz, 1000, 0 FROM unnest($1::text[]) id RETURNING id)
       INSERT INTO holds (id, slot_id, group_size, places, status, extended, created_at, expires_at)
       SELECT gen_random_uuid(), ids[1 + n % array_length(ids, 1)], 2, 2, 'active', false, $2, $2
       FROM (SELECT array_agg(id) AS ids FROM s) one, generate_series(1, $3) n`,
      [slots, app.clock.now(), count],
    );
    await app.dataSource.query(
      `UPDATE slots SET taken = (SELECT sum(places) FROM holds WHERE slot_id = slots.id) WHERE id LIKE 'premium@2027-03%'`,
    );
    const statements = new RecordedStatements(app.dataSource);
    const { releaseExpired } = assembleApp({ dataSource: app.dataSource, clock: app.clock, statements });
    const [ended, others] = await Promise.all([releaseExpired.execute(), app.releaseExpired.execute()]);
    expect(ended + others).toBe(count);
    expect(statements.sent.length).toBeLessThanOrEqual(8);
    const [row] = await app.dataSource.query(
      `SELECT sum(taken)::int AS taken, (SELECT count(*)::int FROM outbox WHERE event->'data'->>'slotId' LIKE 'premium@2027-03%') AS events
       FROM slots WHERE id LIKE 'premium@2027-03%'`,
    );
    expect(row).toEqual({ taken: 0, events: count });
  });
});

describe('a request to hold seats that is sent again', () => {
  const take = async (selection: ReturnType<typeof nextSlot>, guests: number, holdId?: string) => {
    const outcome = await app.holdSeats.execute({ ...selection, tickets: adults(guests), holdId });
    if (!('hold' in outcome)) throw new Error(`refused: ${outcome.message}`);
    return outcome.hold.id;
  };

  it('after its answer got lost holds the seats once, also the last ones', async () => {
    const selection = nextSlot();
    const holdId = randomUUID();
    expect(await take(selection, 20, holdId)).toBe(holdId);
    expect(await take(selection, 20, holdId)).toBe(holdId);
    expect(await free(selection)).toBe(5);
    // Without an id the seats are held twice, or not at all.
    await expect(take(selection, 20)).rejects.toThrow('refused');
  });

  it('at the same time holds the seats once', async () => {
    const selection = nextSlot();
    const holdId = randomUUID();
    const ids = await Promise.all(Array.from({ length: 6 }, () => take(selection, 15, holdId)));
    expect(new Set(ids)).toEqual(new Set([holdId]));
    expect(await free(selection)).toBe(10);
  });

  it('after it has expired holds them anew', async () => {
    const selection = nextSlot();
    const holdId = randomUUID();
    await take(selection, 4, holdId);
    app.clock.forward(16 * MINUTE);
    expect(await take(selection, 4, holdId)).not.toBe(holdId);
    await app.releaseExpired.execute();
    expect(await free(selection)).toBe(21);
    app.clock.forward(16 * MINUTE);
    await app.releaseExpired.execute();
  });
});

describe('a hold', () => {
  it('holds seats and frees them when it expires', async () => {
    const slot = nextSlot();
    await hold(slot, 5);
    expect(await free(slot)).toBe(20);
    app.clock.forward(15 * MINUTE - 1);
    expect(await app.releaseExpired.execute()).toBe(0);
    app.clock.forward(1);
    expect(await app.releaseExpired.execute()).toBe(1);
    expect(await free(slot)).toBe(25);
    expect(await app.releaseExpired.execute()).toBe(0);
  });

  it('can be extended once, to 15 minutes from that moment', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 2);
    app.clock.forward(10 * MINUTE);
    expect(await app.holds.extend(held.id)).toBe(true);
    expect(await app.holds.extend(held.id)).toBe(false);
    app.clock.forward(14 * MINUTE);
    expect(await app.releaseExpired.execute()).toBe(0);
    app.clock.forward(1 * MINUTE);
    expect(await app.releaseExpired.execute()).toBe(1);
  });

  it('frees its seats once, also with repeated requests', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    const ends = await Promise.all(Array.from({ length: 10 }, () => app.holds.end(held, 'released')));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await free(slot)).toBe(25);
  });

  it('can use its own seats when its party grows in a full slot', async () => {
    const slot = nextSlot();
    await app.createBooking.execute(bookingRequest({ ...slot, tickets: adults(20) }), null);
    const held = await hold(slot, 3);
    const grown = await hold(slot, 5, held.id);
    expect(grown).toMatchObject({ id: held.id, seats: 5, guests: 5 });
    expect(await free(slot)).toBe(0);
    const refused = await app.holdSeats.execute({ ...slot, tickets: adults(6), replaces: held.id });
    expect(refused).toMatchObject({ __typename: 'SlotFull', remaining: 5 });
    expect(await hold(slot, 1, held.id)).toMatchObject({ id: held.id, seats: 1 });
    expect(await free(slot)).toBe(4);
  });

  it('moves to another time: takes the new seats first, then frees the old ones', async () => {
    const [from, to] = [nextSlot(), nextSlot()];
    const held = await hold(from, 6);
    const moved = await hold(to, 6, held.id);
    expect(moved.id).not.toBe(held.id);
    expect([await free(from), await free(to)]).toEqual([25, 19]);
  });

  it('stays when the other time is full', async () => {
    const [from, to] = [nextSlot(), nextSlot()];
    await app.createBooking.execute(bookingRequest({ ...to, tickets: adults(20) }), null);
    const held = await hold(from, 6);
    const refused = await app.holdSeats.execute({ ...to, tickets: adults(6), replaces: held.id });
    expect(refused).toMatchObject({ __typename: 'SlotFull', remaining: 5 });
    expect(await free(from)).toBe(19);
  });
});

describe('a hold that another transaction resizes', () => {
  /** Starts `change` while the hold's growth from 6 to 8 seats is uncommitted, then commits. */
  async function whileGrowing<Outcome>(change: (hold: Hold) => Promise<Outcome>) {
    const slot = nextSlot();
    const held = await hold(slot, 6);
    const other = app.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('UPDATE holds SET places = 8 WHERE id = $1', [held.id]);
    await other.query('UPDATE slots SET taken = 8 WHERE id = $1', [held.slotId]);
    const changing = change(held);
    changing.catch(() => undefined);
    await standingInLine(app.dataSource, 1);
    await other.commitTransaction();
    await other.release();
    return { slot, outcome: await changing };
  }

  it('frees all its seats when it ends', async () => {
    const { slot, outcome } = await whileGrowing((held) => app.holds.end(held, 'released'));
    expect(outcome).toBe(true);
    expect(await free(slot)).toBe(25);
  });

  it('can shrink', async () => {
    const { slot, outcome } = await whileGrowing(async (held) => {
      const offer = await app.slotFinder.find({ ...slotOf(held), tickets: adults(1) });
      return '__typename' in offer ? offer : app.holds.resize(held, offer.request, false);
    });
    expect(outcome).toBe(true);
    expect(await free(slot)).toBe(24);
  });
});

describe('paying for held seats', () => {
  it('turns the hold into a booking without taking more seats', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    const outcome = await app.createBooking.execute(
      bookingRequest({ ...slot, tickets: adults(4), holdId: held.id }),
      null,
    );
    expect(outcome).toMatchObject({ booking: { seats: 4, holdId: held.id } });
    expect(await free(slot)).toBe(21);
    expect((await app.holds.find(held.id))?.status).toBe('converted');
  });

  it('resizes the hold for a party that has changed in the meantime', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    await app.createBooking.execute(bookingRequest({ ...slot, tickets: adults(6), holdId: held.id }), null);
    expect(await free(slot)).toBe(19);
  });

  it('takes free seats after the hold expired', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    app.clock.forward(15 * MINUTE + 1000);
    const outcome = await app.createBooking.execute(
      bookingRequest({ ...slot, tickets: adults(4), holdId: held.id }),
      null,
    );
    expect(outcome).toMatchObject({ booking: { seats: 4, holdId: null } });
    await app.releaseExpired.execute();
    expect(await free(slot)).toBe(21);
  });

  it('refuses and refunds when the hold expired and the seats are gone', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    app.clock.forward(15 * MINUTE + 1000);
    const quick = [20, 3].map((guests) => bookingRequest({ ...slot, tickets: adults(guests) }));
    for (const party of quick) expect(await app.createBooking.execute(party, null)).toHaveProperty('booking');
    const late = bookingRequest({ ...slot, tickets: adults(4), holdId: held.id });
    const outcome = await app.createBooking.execute(late, null);
    expect(outcome).toMatchObject({ __typename: 'SlotFull', remaining: 2, holdExpired: true });
    expect(outcome).toHaveProperty('message', expect.stringContaining('Nothing has been charged'));
    expect(await returnedPayments(app.dataSource)).toContain(late.paymentIntentId);
  });

  it('keeps the ledger balanced over everything above', async () => {
    for (const line of await ledger(app.dataSource)) expect(line.taken).toBe(line.booked + line.held);
  });
});
