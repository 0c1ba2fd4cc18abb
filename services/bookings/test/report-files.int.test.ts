import { REPORTS } from '@hilltop/contracts/reports/reports';
import { staffRoles } from '@hilltop/platform/identity/identity';
import { pagesOf, type ReportPage } from '@hilltop/platform/reports/report-file';
import { expectStored } from '@hilltop/platform/testing/stored-reports';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DoorApp } from './support/door-app.js';
import { fixedVisits } from './support/fixed-visits.js';

const FOLDER = new URL('report-files/', import.meta.url);
const DAYS = { from: '2026-12-04', to: '2026-12-13' };
const REPORT = `query ($name: String!, $from: String!, $to: String!) { bookingsReport(name: $name, from: $from, to: $to) {
  ... on ReportPage { rows total after } ... on Refusal { message } } }`;
const ofBookings = REPORTS.filter(({ from }) => from === 'bookings');

let app: DoorApp;
beforeAll(async () => {
  app = await fixedVisits();
}, 60_000);
afterAll(() => app.close());

async function ask(name: string, days: object, staffRole: (typeof staffRoles)[number] = 'manager') {
  const { data, errors } = await app.ask(REPORT, { name, ...days }, { ...testStaff, staffRole });
  return { answer: data?.bookingsReport as object | undefined, errors };
}

describe.each(ofBookings.map((report) => [report.name, report] as const))('the report %s', (name, report) => {
  it('is the stored file, byte for byte, as CSV and as JSON', async () => {
    const pages = () => pagesOf(async () => (await ask(name, DAYS)).answer as ReportPage);
    await expectStored(FOLDER, report, DAYS, pages);
  });

  it('is of at most 400 days', async () => {
    expect((await ask(name, { from: '2026-01-01', to: '2027-02-05' })).answer).toEqual({
      message: 'A report has at most 400 days.',
    });
  });

  it.each(staffRoles)('is read by who has a role of it: %s', async (staffRole) => {
    const { errors } = await ask(name, DAYS, staffRole);
    const isRead = (report.roles as readonly string[]).includes(staffRole);
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(isRead ? undefined : ['ROLE_REQUIRED']);
  });
});
