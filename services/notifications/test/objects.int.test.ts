import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll } from '@jest/globals';
import { notificationsService } from '../src/service.js';
import { sampleTicket } from '../src/tickets/testing/sample-ticket.js';
import { type EmailApp, openEmailApp } from './support/email-app.js';

const ADD = `mutation { addReportSchedule(input: { file: LINES, every: WEEK, day: 1 }) { ... on ReportScheduleAdded { schedule { id } } } }`;
const stranger = { ...testStaff, id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a12' } as const;

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp();
  app.bookings.answers.set('a token', sampleTicket());
});
afterAll(() => app.close());

const scheduleOf = async (manager: StaffIdentity) =>
  ((await app.service.ask(ADD, {}, manager)).data?.addReportSchedule?.schedule as { id: string } | undefined)?.id;

makeObjectRows(notificationsService, () => ({
  ask: app.service.ask,
  state: () => app.service.database.dataSource.query('SELECT id, staff_id FROM report_schedules ORDER BY id'),
  made: {
    endReportSchedule: {
      known: () => scheduleOf(testStaff),
      others: () => scheduleOf(stranger),
      missing: 'ReportScheduleNotFound',
    },
    // Bookings says which there are.
    previewReminder: { missing: 'null' },
    resendEmail: { known: async () => (await app.sentTicket()).id, missing: 'EmailNotFound' },
    // Bookings verifies the token.
    visitCalendar: { known: () => 'a token', others: () => 'one of another house', missing: 'null' },
  },
}));
