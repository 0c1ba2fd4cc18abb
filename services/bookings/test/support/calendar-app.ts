import { testStaff } from '@hilltop/platform/testing/test-service';
import type { CalendarDay, HouseCalendar } from '../../src/generated/schema-types.js';
import { bookingInput } from './booking-request.js';
import { type RunningBookings, runBookings } from './running-bookings.js';

type Caller = Parameters<RunningBookings['ask']>[2];
type Answer = Record<string, unknown> & { __typename: string; times?: unknown[] };

const OUTCOME = `__typename ... on CalendarChanged { version } ... on InvalidInput { fields { field message } }
  ... on Refusal { message }`;
const CREATE_TOUR = `mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }`;
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { id visitUrl } } ... on SlotFull { remaining } ... on SlotClosed { reason }
  ... on Refusal { message } } }`;
const HOUSE = `{ houseCalendar { version week { weekday starts } specialDays { date closed starts note }
  notices { id text level from until } } }`;
const DAYS = `query ($from: String!, $to: String!) { staffCalendar(from: $from, to: $to) { version days {
  date closed byRule special starts usualStarts note sold held guests capacity displaced
  times { slotId tourType time capacity sold held guests displaced closed planned guideIds guidesNeeded groups { number people held kept } } } } }`;
const EMPTIED = [
  ...['bookings', 'holds', 'slots', 'guide_assignments', 'payments', 'outbox', 'calendar_exceptions', 'notices'],
  'calendar_rules WHERE position > 0',
];
const AFFECTED = '... on BookedTimesAffected { parties guests times { date time parties guests } }';

const mutation = (name: string, input: string, more = '') =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${OUTCOME} ${more} } }`;
const versioned = (name: string, input: string) =>
  `mutation ($version: Int!, $input: ${input}!) { ${name}(version: $version, input: $input) { ${OUTCOME} ${AFFECTED} } }`;

/** The service, with helpers for the calendar. @param environment additional variables */
export async function openCalendarApp(environment: object = {}) {
  const bookings = await runBookings(environment);
  const tour = { name: 'Lamplight', description: 'After dark.', price: '25.00', duration: '90 minutes', features: [] };
  await bookings.ask(CREATE_TOUR, { input: { ...tour, type: 'standard' } }, testStaff);
  const { dataSource } = bookings.database;

  async function one(text: string, variables: object, name: string, caller: Caller = testStaff): Promise<Answer> {
    const { data, errors } = await bookings.ask(text, variables, caller);
    if (!data) throw new Error(JSON.stringify(errors));
    return data[name] as Answer;
  }
  async function houseCalendar(): Promise<HouseCalendar> {
    return (await bookings.ask(HOUSE)).data?.houseCalendar as unknown as HouseCalendar;
  }

  return {
    ...bookings,
    houseCalendar,
    one,
    async reset(): Promise<void> {
      // One at a time: in one transaction they could deadlock with the jobs of the previous test.
      for (const table of EMPTIED) await dataSource.query(`DELETE FROM ${table}`);
      await dataSource.query('UPDATE calendar SET version = version + 1');
    },
    async changeHours(change: object, caller: Caller = testStaff, version?: number) {
      const input = { from: '2026-11-21', weekdays: [6], starts: ['9:00 AM'], ...change };
      const variables = { version: version ?? (await houseCalendar()).version, input };
      return one(versioned('changeHours', 'ChangeHoursInput'), variables, 'changeHours', caller);
    },
    async changeDay(input: object) {
      const variables = { version: (await houseCalendar()).version, input };
      return one(versioned('changeDay', 'ChangeDayInput'), variables, 'changeDay');
    },
    changeCapacity: (input: object) =>
      one(
        mutation('changeCapacity', 'ChangeCapacityInput', '... on CapacityBelowSold { taken }'),
        { input },
        'changeCapacity',
      ),
    assignGuide: (input: object) =>
      one(
        mutation('assignGuide', 'AssignGuideInput', '... on GuideBusy { guideId from until }'),
        { input },
        'assignGuide',
      ),
    addNotice: (input: object) => one(mutation('addNotice', 'NoticeInput'), { input }, 'addNotice'),
    removeNotice: (id: string) =>
      one(
        'mutation ($id: ID!) { removeNotice(id: $id) { __typename ... on Refusal { message } } }',
        { id },
        'removeNotice',
      ),
    /** @returns the token of the new link */
    async createGuideFeed(): Promise<string> {
      const text = 'mutation { createGuideFeed { __typename ... on GuideFeedCreated { url } } }';
      const { url } = await one(text, {}, 'createGuideFeed');
      return String(url).split('/').at(-2) ?? '';
    },
    revokeGuideFeed: () => one('mutation { revokeGuideFeed { __typename } }', {}, 'revokeGuideFeed'),
    async guideCalendar(token: string): Promise<unknown> {
      return (await bookings.ask('query ($token: String!) { guideCalendar(token: $token) }', { token })).data
        ?.guideCalendar;
    },
    book: (changes: Record<string, unknown>) =>
      one(BOOK, { input: bookingInput(changes) }, 'createBooking', { role: 'visitor' }),
    /** The bookable times of a date. */
    async times(date: string): Promise<string[]> {
      const text = `query ($date: String!) { availability(tourType: standard, from: $date, to: $date) { days { times { time } } } }`;
      const { data } = await bookings.ask(text, { date });
      const found = data?.availability as unknown as { days: { times: { time: string }[] }[] } | undefined;
      return (found?.days ?? []).flatMap(({ times }) => times.map(({ time }) => time));
    },
    /** The date as staff see it. */
    async day(date: string): Promise<CalendarDay> {
      const { days } = (await one(DAYS, { from: date, to: date }, 'staffCalendar')) as unknown as {
        days: CalendarDay[];
      };
      const [day] = days;
      if (!day) throw new Error(`no day ${date}`);
      return day;
    },
    /** Number of bookings by status. */
    async statuses(): Promise<Record<string, number>> {
      const rows: { status: string; count: number }[] = await dataSource.query(
        'SELECT status, count(*)::integer AS count FROM bookings GROUP BY status',
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    slots: (): Promise<{ id: string; capacity: number; taken: number; closed: boolean }[]> =>
      dataSource.query('SELECT id, capacity, taken, closed FROM slots ORDER BY id'),
    /** The published events, in order, without those of money. */
    async events(): Promise<{ name: string | undefined; data: object }[]> {
      const rows: { event: { type: string; data: object } }[] = await dataSource.query(
        `SELECT event FROM outbox WHERE subject NOT LIKE '%.money-moved.v1' ORDER BY position`,
      );
      return rows.map(({ event }) => ({ name: event.type.split('.')[2], data: event.data }));
    },
  };
}

export type CalendarApp = Awaited<ReturnType<typeof openCalendarApp>>;
