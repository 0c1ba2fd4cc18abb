import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
});
afterAll(() => bookings.close());

/** The last one is followed by a date that is smaller as text; the first is none of PostgreSQL's. */
const FAR = ['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-30', '9999-12-31'];

/** Each takes `$day`, and has it in the named argument. */
const QUERIES: readonly (readonly [argument: string, query: string])[] = [
  ['from', 'availability(tourType: standard, from: $day, to: $day) { lastDate }'],
  ['to', 'availability(tourType: standard, from: "2026-12-01", to: $day) { lastDate }'],
  ['from', 'staffCalendar(from: $day, to: $day) { version }'],
  ['dates', 'staffDays(dates: ["2026-12-01", $day]) { date }'],
  ['date', 'doorManifest(date: $day) { date }'],
  ['date', 'doorDay(date: $day) { date }'],
  ['date', 'kitchenSheet(date: $day) { date }'],
  ['date', 'bookings(date: $day) { total }'],
  ['date', 'waitlist(date: $day) { id }'],
];

/** Refused by their input, at the named field. */
const INPUTS: readonly (readonly [field: string, operation: string])[] = [
  [
    'date',
    'query ($day: String!) { answer: previewClosure(date: $day) { __typename ... on InvalidInput { fields { field message } } } }',
  ],
  [
    'until',
    'query ($day: String!) { answer: previewClosure(date: "2026-12-01", until: $day) { __typename ... on InvalidInput { fields { field message } } } }',
  ],
  [
    'date',
    'mutation ($day: String!) { answer: closeDay(input: { date: $day, reason: "Storm", message: "Closed" }) { __typename ... on InvalidInput { fields { field message } } } }',
  ],
  [
    'noticeFrom',
    'mutation ($day: String!) { answer: closeDay(input: { date: "2026-12-01", noticeFrom: $day, reason: "Storm", message: "Closed" }) { __typename ... on InvalidInput { fields { field message } } } }',
  ],
  [
    'date',
    'mutation ($day: String!) { answer: reopenDay(date: $day) { __typename ... on InvalidInput { fields { field message } } } }',
  ],
  [
    'from',
    'mutation ($day: String!) { answer: changeHours(input: { from: $day, weekdays: [6], starts: [] }, version: 1) { __typename ... on InvalidInput { fields { field message } } } }',
  ],
];

describe.each(FAR)('the far day %s', (day) => {
  it.each(QUERIES)('is refused as `%s` of %s', async (argument, field) => {
    const { data, errors } = await bookings.ask(`query ($day: String!) { ${field} }`, { day }, testStaff);
    expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
    expect(errors).toMatchObject([
      {
        message: `\`${argument}\` must be a date from 2000 to 2100, written YYYY-MM-DD`,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  it.each(INPUTS)('is refused as the field `%s` of %s', async (field, operation) => {
    const { data, errors } = await bookings.ask(operation, { day }, testStaff);
    expect(errors).toBeUndefined();
    const message = 'Please choose a date from 2000 to 2100, written YYYY-MM-DD';
    expect(data?.answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
  });

  it('is no day of a report', async () => {
    const report =
      'query ($day: String!) { visitsReport(from: $day, to: $day) { __typename ... on DaysRefused { message } } }';
    const { data } = await bookings.ask(report, { day }, testStaff);
    expect(data?.visitsReport).toEqual({
      __typename: 'DaysRefused',
      message: 'The first day must be a date from 2000 to 2100, written YYYY-MM-DD.',
    });
  });
});

describe('a far moment', () => {
  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])('%s ends no notice and no answer', async (moment) => {
    const close = `mutation ($moment: String!) { answer: closeDay(input: { date: "2026-12-01", deadline: $moment,
      reason: "Storm", message: "Closed" }) { __typename ... on InvalidInput { fields { field message } } } }`;
    const { data } = await bookings.ask(close, { moment }, testStaff);
    const message = 'Please enter a date and time from 2000 to 2100, ISO 8601 in UTC';
    expect(data?.answer).toMatchObject({ fields: [{ field: 'deadline', message }] });
  });
});
