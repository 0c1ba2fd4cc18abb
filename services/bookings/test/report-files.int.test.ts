import { readFileSync } from 'node:fs';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { staffRoles } from '@hilltop/platform/identity/identity';
import { csvOf, jsonOf, pagesOf, type ReportPage } from '@hilltop/platform/reports/report-file';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DoorApp } from './support/door-app.js';
import { fixedVisits } from './support/fixed-visits.js';

const DAYS = { from: '2026-12-04', to: '2026-12-13' };
const REPORT = `query ($name: String!, $from: String!, $to: String!) { bookingsReport(name: $name, from: $from, to: $to) {
  ... on ReportPage { rows total after } ... on Refusal { message } } }`;
const ofBookings = REPORTS.filter(({ from }) => from === 'bookings');

let app: DoorApp;
beforeAll(async () => {
  app = await fixedVisits();
}, 60_000);
afterAll(() => app.close());

const stored = (file: string) => readFileSync(new URL(`report-files/${file}`, import.meta.url), 'utf8');

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function ask(name: string, days: object, staffRole: (typeof staffRoles)[number] = 'manager') {
  const { data, errors } = await app.ask(REPORT, { name, ...days }, { ...testStaff, staffRole });
  return { answer: data?.bookingsReport as object | undefined, errors };
}

describe.each(ofBookings.map((report) => [report.name, report] as const))(
  'the report %s',
  (name, { columns, roles }) => {
    it('is the stored file, byte for byte, as CSV and as JSON', async () => {
      const pages = () => pagesOf(async () => (await ask(name, DAYS)).answer as ReportPage);
      expect(await whole(csvOf(columns, pages()))).toBe(stored(`${name}.csv`));
      expect(await whole(jsonOf(DAYS, columns, pages()))).toBe(JSON.stringify(JSON.parse(stored(`${name}.json`))));
    });

    it('is of at most 400 days', async () => {
      expect((await ask(name, { from: '2026-01-01', to: '2027-02-05' })).answer).toEqual({
        message: 'A report has at most 400 days.',
      });
    });

    it.each(staffRoles)('is read by who has a role of it: %s', async (staffRole) => {
      const { errors } = await ask(name, DAYS, staffRole);
      const isRead = (roles as readonly string[]).includes(staffRole);
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(isRead ? undefined : ['ROLE_REQUIRED']);
    });
  },
);
