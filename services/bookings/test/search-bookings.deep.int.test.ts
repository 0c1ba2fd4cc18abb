import { PlanWatch } from '@hilltop/platform/testing/plan-watch';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BookingList } from '../src/bookings/list-bookings/booking-list.js';
import { openBookingsDatabase } from './support/booking-app.js';
import { TWO_ADULTS } from './support/booking-request.js';

/** Many years of bookings, in parts that each take less than the time limit of a statement. */
const [total, part] = [100_000, 5_000];

/** Names and addresses have little in common. $1 is the first number of a part. */
const FILL = `
  INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at,
    group_size, places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform,
    food_total_cents, payment_status, payment_intent_id, request_hash, created_at, tickets, change_rule)
  SELECT gen_random_uuid(), format('HT-%s-%s', substr(code, 1, 4), substr(code, 5)), gen_random_uuid(), 'standard', 'Tour',
    'standard@old', '2026-01-01', '10:00 AM', '2026-01-01T15:00Z', 2, 2, 5000, left(md5('first' || n), 6),
    left(md5('last' || n), 8), left(md5('mail' || n), 10) || '@example.test', '817-555-0100', true, 'none', 0, 'paid',
    'pi_old' || n, 'h', now(), '${TWO_ADULTS}', '{"changesUntilHours": 24, "refundSteps": []}'
  FROM generate_series($1::integer, $1 + ${part - 1}) n, LATERAL (SELECT translate(lpad(n::text, 8, '0'), '0123456789', 'BCDFGHJKMN') AS code) c`;
const HERS = `
  UPDATE bookings SET first_name = 'Zébulon', last_name = 'O’Quill-Ng', email = 'z_q@example.test', phone = '(682) 555 7193'
  WHERE payment_intent_id = 'pi_old77777'`;

let database: Awaited<ReturnType<typeof openBookingsDatabase>>;
let list: BookingList;
let watch: PlanWatch;
beforeAll(async () => {
  database = await openBookingsDatabase(5);
  const { dataSource } = database;
  await dataSource.query(`INSERT INTO slots VALUES ('standard@old', 'standard', '2026-01-01T15:00Z', 25, 2)`);
  // The books of so many bookings would take longer to write than the test.
  await dataSource.query('ALTER TABLE bookings DISABLE TRIGGER bookings_sold');
  for (let first = 1; first <= total; first += part) await dataSource.query(FILL, [first]);
  await dataSource.query(HERS);
  // As autovacuum does: what is not merged into the index yet would be read from its pending list.
  await dataSource.query('VACUUM ANALYZE bookings');
  watch = new PlanWatch(dataSource, ['bookings']);
  list = new BookingList(dataSource);
});
afterAll(() => database.close());

it.each([
  ['a name', 'zebulon'],
  ['parts of a name', 'ulon quil'],
  ['another form of an accent and an apostrophe', "ZE\u0301BULON O'QUILL"],
  ['no apostrophe', 'oquill'],
  ['names in another order, with a comma and blanks', 'O’Quill,  Zebulon'],
  ['a blank for a hyphen', 'quill ng'],
  ['another hyphen', 'quill‑ng'],
  ['a short name beside another', 'Zé Ng'],
  ['a name and a part of a phone number', 'zebulon 7193'],
  ['an e-mail address', 'Z_Q@'],
  ['a code as people type it', 'ht bbbk kkkk'],
  ['a part of a code', 'bbbk-kkk'],
  ['a piece of a code across its hyphen', 'bk-kkkk'],
  ['the last letter of one half of a code and the other half', 'KKKKK'],
  ['a part of a phone number', '682-555'],
  ['a phone number with the code of the country', '+1 682.555.7193'],
  ['a phone number as people type it', '+(682)5557193'],
])('%s is found among the bookings of all days without reading them all', async (_what, search) => {
  const filter = { days: 'all', search } as const;
  const reads = await watch.wholeReadsOf(async () => {
    const page = await list.page(filter, { sort: 'START', direction: 'ASCENDING' }, 24, 0);
    expect(page.map(({ lastName }) => lastName)).toContain('O’Quill-Ng');
    expect((await list.count(filter)).total).toBe(page.length);
  });
  expect(reads).toEqual({});
});

it.each(['-', '%', '__', '’', 'zebulon nobody', 'quillzeb'])('“%s” finds nobody', async (search) => {
  expect(await list.count({ days: 'all', search })).toEqual({ total: 0, guests: 0 });
});
