import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adults } from './support/booking-request.js';
import { type DoorApp, scanOf } from './support/door-app.js';
import { fixedVisits } from './support/fixed-visits.js';

const REPORT = `{ bookingsReport(name: "visits-by-ticket-type", from: "2026-12-01", to: "2027-01-31") {
  ... on ReportPage { rows } } }`;

let app: DoorApp;
beforeAll(async () => {
  app = await fixedVisits();
}, 60_000);
afterAll(() => app.close());

async function rows(): Promise<unknown> {
  const { data, errors } = await app.ask(REPORT, {}, testStaff);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.bookingsReport?.rows;
}

it('has nobody of a visit ahead, and counts no ticket twice when more people came than were booked', async () => {
  app.clock.set('2026-12-13T16:00:00Z');
  const two = await app.book({ tickets: adults(2), tourDate: '2026-12-19' });
  app.clock.set('2026-12-19T16:00:00Z');
  await app.submit([scanOf(two, { date: '2026-12-19', people: 3, sequence: 9, overridden: true })]);
  expect(await rows()).toEqual([
    ['2026-12', 'adult', '11', '6', '2', '2'],
    ['2026-12', 'child', '3', '1', '1', '1'],
    ['2027-01', 'adult', '2', '0', '0', '0'],
    ['2027-01', 'child', '1', '0', '0', '0'],
  ]);
});

it('does not say who came in a month of which scans are deleted', async () => {
  await app.database.dataSource.query(
    `INSERT INTO visit_counts (slot_id, came, no_shows) SELECT slot_id, 3, 0 FROM bookings WHERE tour_date = '2026-12-05' LIMIT 1`,
  );
  expect(await rows()).toEqual([
    ['2026-12', 'adult', '11', null, null, null],
    ['2026-12', 'child', '3', null, null, null],
    ['2027-01', 'adult', '2', '0', '0', '0'],
    ['2027-01', 'child', '1', '0', '0', '0'],
  ]);
});
