import { applyRetentionRule } from '@hilltop/platform/database/retention/apply-retention-rule';
import { retentionRules } from '@hilltop/platform/service/serve';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { adultLines } from '../src/prices/ticket-line.js';
import { bookingsService } from '../src/service.js';
import { adults } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { type DoorApp, openDoorApp, scanOf } from './support/door-app.js';
import { dateOf, isMonday, TIMES, VisitAccountant } from './support/visit-accountant.js';
import { drawnParty, stepsOf, waitsInVain } from './support/visit-season.js';

const COUNTS = 'offered sold came noShows turnedAway';
const REPORT = `query ($from: String!, $to: String!, $filter: VisitsFilter) { visitsReport(from: $from, to: $to, filter: $filter) {
  ... on Refusal { message } ... on VisitsReport { countedFrom ${COUNTS} cameInGroups days { date closed ${COUNTS} }
    byStart { weekday time ${COUNTS} } byTour { tourType ${COUNTS} } soldAhead { fromDays toDays seats } } } }`;
const STAFF_MOVE = `mutation ($id: ID!, $input: BookingChangeInput!) {
  staffChangeBooking(bookingId: $id, input: $input, reason: "They come again") { __typename } }`;
const EMPTIED =
  'bookings, booking_changes, payments, refunds, slots, outbox, scans, check_in_conflicts, waitlist_entries, visit_counts, turned_away';

type Counts = Record<'offered' | 'sold' | 'came' | 'noShows' | 'turnedAway', number>;
interface Report extends Counts {
  readonly cameInGroups: number | null;
  readonly message?: string;
  readonly countedFrom: string | null;
  readonly days: (Counts & { date: string; closed: boolean })[];
  readonly byStart: (Counts & { weekday: number; time: string })[];
  readonly byTour: (Counts & { tourType: string })[];
  readonly soldAhead: { fromDays: number; toDays: number | null; seats: number }[];
}

let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
  await app.create('private', { name: 'One party', price: '75.00' });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => emptyTables(app.database.dataSource, EMPTIED));

async function report(from: string, to: string, filter: object | null = null, caller = testStaff): Promise<Report> {
  const { data, errors } = await app.ask(REPORT, { from, to, filter }, caller);
  if (!data?.visitsReport) throw new Error(JSON.stringify(errors));
  return data.visitsReport as unknown as Report;
}

const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);
const scansLeft = async () => Number((await sql('SELECT count(*) FROM scans'))[0].count);

const RULES = retentionRules(bookingsService, {
  HOLDS_KEPT_DAYS: 30,
  GUESTS_KEPT_DAYS: 730,
  RETURNED_PAYMENTS_KEPT_DAYS: 90,
  CALENDAR_KEPT_DAYS: 730,
  WAITLIST_KEPT_DAYS: 30,
  WAIVERS_KEPT_DAYS: 365,
  BOOKING_LINK_WINDOW_SECONDS: 600,
} as never).filter(({ table }) => ['scans', 'waitlist_entries'].includes(table));

/** Deletes what is expired. @param which SQL condition of a part of it */
async function erase(which = 'true'): Promise<void> {
  for (const rule of RULES) {
    const part = { ...rule, expired: `(${rule.expired}) AND ${which}` };
    await applyRetentionRule(app.database.dataSource, part, app.clock.now());
  }
}

const DAYS = Array.from({ length: 31 }, (_, day) => dateOf(day));

async function expectSame(books: VisitAccountant): Promise<void> {
  const now = app.clock.now().toISOString();
  const whole = await report('2026-12-01', '2026-12-31');
  expect(whole).toMatchObject({ countedFrom: null, ...books.counts(DAYS, now) });
  expect(whole.days).toEqual(
    DAYS.map((date) => ({
      ...{ date, closed: isMonday(date) || books.closed.has(date) },
      ...books.counts([date], now),
    })),
  );
  for (const { weekday, time, ...counts } of whole.byStart) {
    const ofStart = DAYS.filter((date) => (new Date(date).getUTCDay() || 7) === weekday);
    expect([weekday, time, counts]).toEqual([
      weekday,
      time,
      books.counts(ofStart, now, (visit) => visit.time === time),
    ]);
  }
  expect(whole.byStart.length).toBe(6 * TIMES.length);
  for (const field of ['offered', 'sold', 'came', 'noShows', 'turnedAway'] as const) {
    for (const parts of [whole.days, whole.byStart, whole.byTour])
      expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(whole[field]);
  }
  expect(whole.soldAhead.map(({ seats }) => seats)).toEqual(books.ahead(DAYS));
  // Weeks add up to the month.
  const weeks = await Promise.all([0, 7, 14, 21, 28].map((day) => report(dateOf(day), dateOf(Math.min(day + 6, 30)))));
  expect(weeks.reduce((sum, week) => sum + week.came, 0)).toBe(whole.came);
  const noon = await report('2026-12-01', '2026-12-31', { weekday: 6, time: '12:00 PM', tourType: 'standard' });
  expect(noon.days.map(({ date }) => date)).toEqual(DAYS.filter((date) => new Date(date).getUTCDay() === 6));
  expect(noon.byTour.map(({ tourType }) => tourType)).toEqual(['standard']);
  expect(noon.soldAhead.reduce((sum, { seats }) => sum + seats, 0)).toBe(noon.sold);
}

it('is what an independent accountant counts, before and after what was counted is deleted', async () => {
  const waiting = fc.record({
    day: fc.integer({ min: 3, max: 20 }).filter((day) => !isMonday(dateOf(day))),
    at: fc.integer({ min: 0, max: 8 }),
    status: fc.constantFrom('closed', 'closed', 'left', 'expired', 'accepted'),
  });
  const parties = fc.uniqueArray(drawnParty, {
    minLength: 25,
    maxLength: 30,
    // One private party a time.
    selector: ({ tourType, day, at, size, hour }) =>
      tourType === 'private' ? `${day} ${at}` : `${day} ${at} ${size} ${hour}`,
  });
  await fc.assert(
    fc.asyncProperty(parties, fc.array(waiting, { minLength: 5, maxLength: 8 }), async (all, waitingParties) => {
      await emptyTables(app.database.dataSource, EMPTIED);
      const books = new VisitAccountant();
      books.closed.add('2026-12-23');
      await sql(`INSERT INTO calendar_exceptions VALUES ('2026-12-23', true, NULL, '{}', '') ON CONFLICT DO NOTHING`);
      await sql('UPDATE calendar SET version = version + 1');
      const steps = all
        .flatMap((party) => stepsOf(app, party, books))
        .sort((one, other) => one.at.localeCompare(other.at));
      for (const { day, at, status } of waitingParties) {
        const [date, time] = [dateOf(day), TIMES[at] ?? '9:00 AM'];
        await waitsInVain(app, date, time, status);
        if (status === 'closed') books.turnedAway.push({ date, time });
      }
      const half = '2026-12-11T20:00:00.000Z';
      for (const part of [steps.filter(({ at }) => at <= half), steps.filter(({ at }) => at > half)]) {
        for (const { at, run } of part) {
          app.clock.set(at);
          await run();
        }
        await expectSame(books);
      }
      app.clock.set('2026-12-24T18:00:00Z');
      await expectSame(books);
      const first = await scansLeft();
      for (const now of ['2027-01-12T18:00:00Z', '2027-02-20T18:00:00Z', '2028-07-20T18:00:00Z']) {
        app.clock.set(now);
        // A run that is cut short, one of another replica, and one that finds nothing.
        for (const which of [`id::text < '8'`, 'true', 'true']) {
          await erase(which);
          await expectSame(books);
        }
      }
      expect([first > 0, await scansLeft()]).toEqual([true, 0]);
      expect(await sql('SELECT FROM waitlist_entries')).toEqual([]);
    }),
    { numRuns: 2 },
  );
}, 600_000);

describe('the report', () => {
  it('counts a party at the time that its booking has, and keeps its scans until that time is over', async () => {
    app.clock.set('2026-12-01T16:00:00Z');
    const party = await app.book({ tourDate: '2026-12-05', tourTime: '10:00 AM', tickets: adults(2) });
    app.clock.set('2026-12-05T16:00:00Z');
    await app.submit([scanOf(party, { people: 2 })]);
    const input = { move: { tourDate: '2026-12-30', tourTime: '10:00 AM' }, revision: 0 };
    await app.ask(STAFF_MOVE, { id: party.id, input }, testStaff);
    app.clock.set('2028-06-10T18:00:00Z');
    await erase();
    expect(await scansLeft()).toBe(1);
    expect(await report('2026-12-30', '2026-12-30')).toMatchObject({ sold: 2, came: 2, noShows: 0 });
    app.clock.set('2028-06-10T18:00:00Z');
    await erase();
    expect(await scansLeft()).toBe(1);
    app.clock.set('2028-07-10T18:00:00Z');
    await erase();
    expect(await scansLeft()).toBe(0);
    expect(await report('2026-12-30', '2026-12-30')).toMatchObject({ sold: 2, came: 2, noShows: 0 });
  });

  it('says how many came in groups, also once scans are deleted', async () => {
    app.clock.set('2026-12-01T16:00:00Z');
    const [school, family] = [await app.book({ tickets: adults(9) }), await app.book({ tickets: adults(2) })];
    await sql(
      `UPDATE bookings SET group_id = gen_random_uuid(), total_cents = 0, payment_status = 'account', tickets = $2 WHERE id = $1`,
      [school.id, JSON.stringify(adultLines(9, 0))],
    );
    app.clock.set('2026-12-05T16:00:00Z');
    await app.submit([scanOf(school, { people: 8 }), scanOf(family, { people: 2 })]);
    const expected = { sold: 11, came: 10, cameInGroups: 8 };
    expect(await report('2026-12-05', '2026-12-05')).toMatchObject(expected);
    app.clock.set('2028-07-10T18:00:00Z');
    await erase();
    expect([await scansLeft(), await report('2026-12-05', '2026-12-05')]).toMatchObject([0, expected]);
    expect(await report('2026-12-06', '2026-12-31')).toMatchObject({ came: 0, cameInGroups: 0 });
  });

  it('counts who is let in on a canceled ticket, and nobody twice', async () => {
    app.clock.set('2026-12-01T16:00:00Z');
    const party = await app.book({ tickets: adults(2) });
    await app.cancel(party);
    app.clock.set('2026-12-05T16:00:00Z');
    const scan = scanOf(party, { people: 2, overridden: true });
    await app.submit([scan]);
    await app.submit([scan]);
    expect(await report('2026-12-05', '2026-12-05')).toMatchObject({ sold: 0, came: 2, noShows: 0 });
  });

  it('does not say who came to visits whose scans were deleted before anybody counted', async () => {
    app.clock.set('2026-12-01T16:00:00Z');
    const [first, second] = [
      await app.book({ tickets: adults(2) }),
      await app.book({ tickets: adults(3), tourDate: '2026-12-12' }),
    ];
    await sql('INSERT INTO visit_counts (slot_id) SELECT slot_id FROM bookings WHERE id = $1', [first.id]);
    app.clock.set('2026-12-12T16:00:00Z');
    await app.submit([scanOf(second, { date: '2026-12-12', people: 3 })]);
    const { days, byTour, ...whole } = await report('2026-12-01', '2026-12-31');
    expect(whole).toMatchObject({ countedFrom: '2026-12-06', sold: 5, came: 3, noShows: 0 });
    expect(days.find(({ date }) => date === '2026-12-05')).toMatchObject({ sold: 2, came: null, turnedAway: null });
    expect(byTour).toMatchObject([{ tourType: 'standard', sold: 5, came: 3 }, { tourType: 'private' }]);
    expect(await report('2026-12-05', '2026-12-05')).toMatchObject({ sold: 2, came: null, noShows: null });
    expect(await report('2026-12-06', '2026-12-31')).toMatchObject({ countedFrom: null, came: 3 });
  });

  it('has zeros for days without visits, and is of at most 400 days', async () => {
    const { days, byStart, ...none } = await report('2010-01-01', '2011-02-04');
    expect(none).toMatchObject({ offered: 0, sold: 0, came: 0, noShows: 0, turnedAway: 0 });
    expect([days.length, byStart.length]).toEqual([400, 0]);
    expect((await report('2026-01-01', '2027-02-05')).message).toBe('A report has at most 400 days.');
    expect((await report('2026-02-30', '2026-03-01')).message).toContain('YYYY-MM-DD');
  });

  it.each([
    ['desk', true],
    ['guide', false],
    ['ops', false],
    ['owner', true],
    ['bookkeeper', false],
  ] as const)('is shown to %s: %s', async (staffRole, isShown) => {
    const { data } = await app.ask(REPORT, { from: '2026-12-01', to: '2026-12-31' }, { ...testGuide, staffRole });
    expect(Boolean(data?.visitsReport && 'sold' in data.visitsReport)).toBe(isShown);
  });
});
