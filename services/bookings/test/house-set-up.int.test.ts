import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bookingInput } from './support/booking-request.js';
import { openTourApp, type ShownTour, type TourApp } from './support/tour-app.js';

const SET_UP = `{ houseSetUp { toursWithExamples { id name types } timesAreLed chargesCards hasBooking
  changeRule { version changesUntilHours refundSteps { untilHours percent } confirmedBy confirmedAt } openDays { date confirmedBy confirmedAt } } }`;
const EXAMPLES = `INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from, confirmed_at)
  SELECT $1, unnest('{child,senior}'::text[]), 1500, 1, 'epoch', NULL`;
const CONFIRM = `mutation ($id: ID!, $version: Int!) { confirmTourPrices(tourId: $id, version: $version) { __typename } }`;
const ASSIGN = 'mutation ($input: AssignGuideInput!) { assignGuide(input: $input) { __typename } }';
const BOOK = 'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }';
const OPEN = `mutation ($dates: [String!]!) { confirmOpenDays(dates: $dates) { __typename
  ... on OpenDaysConfirmed { days { date confirmedBy } } ... on InvalidInput { fields { field message } } } }`;
const NOW = '2026-11-21T16:30:00.000Z';
const STEPS = [{ untilHours: 48, percent: 100 }];
const UNCONFIRMED = { version: 0, changesUntilHours: 24, refundSteps: STEPS, confirmedBy: null, confirmedAt: null };
const other = { ...testStaff, id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11' };

let app: TourApp;
let tour: ShownTour;
beforeAll(async () => {
  app = await openTourApp();
  tour = await app.create();
});
afterAll(() => app.close());

const setUp = async () => (await app.ask(SET_UP, {}, testStaff)).data?.houseSetUp;
const actions = async (action: string): Promise<object[]> =>
  app.database.dataSource.query(
    `SELECT event->'data'->'after' AS after FROM outbox WHERE event->'data'->>'action' = $1 ORDER BY position`,
    [action],
  );

it('knows of a new house what it has not settled', async () => {
  expect(await setUp()).toEqual({
    ...{ toursWithExamples: [], timesAreLed: false, chargesCards: false, hasBooking: false },
    ...{ changeRule: UNCONFIRMED, openDays: [] },
  });
});

it('counts types with an example price until a manager confirms it, and not one that is sold, or has ended', async () => {
  await app.database.dataSource.query(EXAMPLES, [tour.id]);
  const found = { id: tour.id, name: 'Lamplight', types: 2 };
  expect(await setUp()).toMatchObject({ toursWithExamples: [found] });
  await app.database.dataSource.query(`UPDATE ticket_types SET ended_at = now() WHERE code = 'child'`);
  expect(await setUp()).toMatchObject({ toursWithExamples: [{ ...found, types: 1 }] });
  await app.ask(CONFIRM, { id: tour.id, version: tour.version }, testStaff);
  expect(await setUp()).toMatchObject({ toursWithExamples: [] });

  const withdrawn = await app.create('premium');
  await app.database.dataSource.query(EXAMPLES, [withdrawn.id]);
  expect(await setUp()).toMatchObject({ toursWithExamples: [{ id: withdrawn.id, types: 1 }] });
  await app.withdraw(withdrawn);
  expect(await setUp()).toMatchObject({ toursWithExamples: [] });
});

it('sees a guide of a time that is still ahead, and a booking', async () => {
  const time = { tourType: 'standard', date: '2026-12-05', time: '10:00 AM' };
  await app.ask(ASSIGN, { input: { ...time, guideIds: [testStaff.id] } }, testStaff);
  expect(await setUp()).toMatchObject({ timesAreLed: true, hasBooking: false });
  await app.ask(ASSIGN, { input: { ...time, guideIds: [] } }, testStaff);
  expect(await setUp()).toMatchObject({ timesAreLed: false });
  await app.ask(BOOK, { input: bookingInput() });
  expect(await setUp()).toMatchObject({ hasBooking: true });
});

it('keeps who said that the house is open on a day, until the day is over', async () => {
  const open = async (dates: readonly string[], caller: StaffIdentity = testStaff) =>
    (await app.ask(OPEN, { dates }, caller)).data?.confirmOpenDays;
  expect(await open(['2026-12-25', '2026-11-22', '2026-12-25'])).toEqual({
    __typename: 'OpenDaysConfirmed',
    days: ['2026-11-22', '2026-12-25'].map((date) => ({ date, confirmedBy: testStaff.id })),
  });
  expect(await open(['2026-12-25', '2027-01-01'], other)).toMatchObject({
    days: [
      { date: '2026-12-25', confirmedBy: testStaff.id },
      { date: '2027-01-01', confirmedBy: other.id },
    ],
  });
  expect(await actions('confirmOpenDays')).toEqual([
    { after: { dates: ['2026-11-22', '2026-12-25'] } },
    { after: { dates: ['2027-01-01'] } },
  ]);
  app.clock.forward(2 * 86_400_000);
  expect((await setUp())?.openDays).toEqual([
    { date: '2026-12-25', confirmedBy: testStaff.id, confirmedAt: NOW },
    { date: '2027-01-01', confirmedBy: other.id, confirmedAt: NOW },
  ]);
  expect(await open([])).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'dates' }] });
  expect(await open(['December 25'])).toMatchObject({ __typename: 'InvalidInput' });
});
