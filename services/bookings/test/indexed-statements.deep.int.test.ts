import { PlanWatch, type Slow } from '@hilltop/platform/testing/plan-watch';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingList } from '../src/bookings/list-bookings/booking-list.js';
import { joinWaitlistInput } from '../src/selling/waitlist/join-waitlist/join-waitlist.input.js';
import { assembleApp, newClock, openBookingsDatabase } from './support/booking-app.js';
import { adults, bookingRequest, SLOT, TWO_ADULTS } from './support/booking-request.js';

/** Tables that grow. The few tours can be scanned. */
const GROWING = ['bookings', 'holds', 'slots', 'outbox', 'waitlist_entries'];

/** A year of bookings, holds and events. The books would take longer to write than the test. */
const FILL = `
  ALTER TABLE bookings DISABLE TRIGGER bookings_sold;
  INSERT INTO slots SELECT 'standard@old' || n, 'standard', '2026-01-01T15:00Z'::timestamptz + n * interval '2 hours', 25, 2
  FROM generate_series(1, 4000) n;
  INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at,
    group_size, places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform,
    food_total_cents, payment_status, payment_intent_id, idempotency_key, request_hash, created_at, tickets, change_rule)
  SELECT gen_random_uuid(), 'C' || n, gen_random_uuid(), 'standard', 'Tour', s.id, s.starts_at::date, '10:00 AM', s.starts_at,
    2, 2, 5000, 'Guest ' || n, 'Person', 'g' || n || '@example.test', '817-555-0100', true, 'none', 0, 'paid', 'pi_old' || n,
    'key' || n, 'h', now(), '${TWO_ADULTS}', '{"changesUntilHours": 24, "refundSteps": []}'
  FROM generate_series(1, 8000) n JOIN slots s ON s.id = 'standard@old' || (n % 4000 + 1);
  INSERT INTO holds SELECT gen_random_uuid(), 'standard@old' || n, 2, 2, CASE WHEN n % 40 = 0 THEN 'active' ELSE 'released' END,
    false, now(), '2027-03-01T00:00Z', NULL FROM generate_series(1, 4000) n;
  INSERT INTO waitlist_entries (id, tour_type, slot_ids, group_size, places, first_name, last_name, email, status, hold_id,
    joined_at, closes_at, ended_at, tickets)
  SELECT gen_random_uuid(), 'standard', ARRAY['standard@old' || n], 2, 2, 'A', 'B', 'g' || n || '@example.test',
    CASE WHEN n % 40 = 0 THEN 'waiting' ELSE 'left' END, gen_random_uuid(), now(), '2027-03-01T00:00Z',
    CASE WHEN n % 40 = 0 THEN NULL ELSE now() END, '${TWO_ADULTS}' FROM generate_series(1, 4000) n;
  INSERT INTO outbox (id, aggregate_id, subject, event, published_at)
  SELECT gen_random_uuid(), 'a' || n, 's', '{}', now() FROM generate_series(1, 8000) n;
  ALTER TABLE bookings ENABLE TRIGGER bookings_sold;
  ANALYZE`;

let database: Awaited<ReturnType<typeof openBookingsDatabase>>;
let watch: PlanWatch;
let app: ReturnType<typeof assembleApp>;
beforeAll(async () => {
  database = await openBookingsDatabase(5);
  const { dataSource } = database;
  await assembleApp({ dataSource, clock: newClock() }).seed();
  await dataSource.query(FILL);
  watch = new PlanWatch(dataSource, GROWING);
  app = assembleApp({ dataSource, clock: newClock(), statements: watch.statements });
});
afterAll(() => database.close());

const wholeReadsOf = (work: () => Promise<unknown>): Promise<Slow> => watch.wholeReadsOf(work);

describe('with thousands of rows, no table is scanned', () => {
  it('by creating, extending, resizing and releasing a hold', async () => {
    const reads = await wholeReadsOf(async () => {
      const outcome = await app.holdSeats.execute({ ...SLOT, tickets: adults(2) });
      if (!('hold' in outcome)) throw new Error(outcome.message);
      await app.holds.extend(outcome.hold.id);
      await app.holdSeats.execute({ ...SLOT, tickets: adults(3), replaces: outcome.hold.id });
      const hold = await app.holds.find(outcome.hold.id);
      if (hold) await app.holds.end(hold, 'released');
      await app.releaseExpired.execute();
      await app.releaseExpired.execute('standard@old40');
    });
    expect(reads).toEqual({});
  });

  it('by booking free or held seats, and by repeating the request', async () => {
    const reads = await wholeReadsOf(async () => {
      const request = bookingRequest();
      await app.createBooking.execute(request, 'a key');
      await app.createBooking.execute(request, 'a key');
      const outcome = await app.holdSeats.execute({ ...SLOT, tickets: adults(2) });
      const holdId = 'hold' in outcome ? outcome.hold.id : null;
      await app.createBooking.execute(bookingRequest({ holdId }), null);
    });
    expect(reads).toEqual({});
  });

  it('by a refusal in a full slot', async () => {
    await app.createBooking.execute(bookingRequest({ tourType: 'private', tickets: adults(4) }), null);
    const reads = await wholeReadsOf(() =>
      app.createBooking.execute(bookingRequest({ tourType: 'private', tickets: adults(2) }), 'another key'),
    );
    expect(reads).toEqual({});
  });

  it('by joining and closing the waiting list', async () => {
    const party = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' };
    const request = joinWaitlistInput.parse({ ...SLOT, tourType: 'private', tickets: adults(2), ...party });
    const reads = await wholeReadsOf(async () => {
      await app.joinWaitlist.execute(request, undefined);
      await app.closeWaitlist.execute();
    });
    expect(reads).toEqual({});
  });

  it('by a month of availability', async () => {
    const [from, until] = [new Date('2026-06-01T00:00Z'), new Date('2026-07-01T00:00Z')];
    expect(await wholeReadsOf(() => app.slots.levels('standard', from, until))).toEqual({});
  });

  it('by the list of bookings of a day, and of the last bookable weeks', async () => {
    const list = new BookingList(database.dataSource);
    const reads = await wholeReadsOf(async () => {
      for (const filter of [
        { days: { on: '2026-08-01' }, search: 'guest' },
        { days: { from: '2026-11-05' }, search: '' },
      ]) {
        for (const sort of ['START', 'GUEST', 'TOUR', 'GUESTS', 'CODE'] as const) {
          await list.page(filter, { sort, direction: 'ASCENDING' }, 24, 0);
        }
        await list.count(filter);
      }
    });
    expect(reads).toEqual({});
  });
});

describe('the check of query plans', () => {
  it('reports a table that is scanned', async () => {
    const reads = await wholeReadsOf(() =>
      database.dataSource.query('SELECT id FROM bookings WHERE first_name = $1', ['Guest 7']),
    );
    expect(Object.values(reads)).toEqual([['bookings']]);
  });
});
