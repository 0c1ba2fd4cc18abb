import { REPORT_PAGES } from '@hilltop/contracts/reports/report';
import { fileNameOf } from '@hilltop/platform/reports/report-file';
import type { DataSource } from 'typeorm';
import type { StaffClient } from '../clients.js';
import type { ComposedEmail, Mail } from '../emails/mail.js';
import type { Environment } from '../env.js';
import { ReadManagerDocument } from '../generated/staff-queries.js';
import type { House } from '../house/house.js';
import { composeNotice } from '../layout/notice.js';
import { dateParts, longDate } from '../tickets/ticket-times.js';
import { MailedReport } from './mailed-report.entity.js';
import { type Days, type MailDays, weekdayOf } from './report-period.js';
import { ReportSchedule, reportOf } from './report-schedule.entity.js';

interface MailedFile {
  readonly schedule: Pick<ReportSchedule, 'file'> & MailDays;
  readonly days: Days;
  /** Without content when it is too large to attach. */
  readonly file: { readonly name: string; readonly content: Buffer | undefined };
  readonly manager: { readonly email: string; readonly name: string };
}

/** "each Monday", "on the 5th of each month". */
function rhythm({ every, day }: MailDays): string {
  if (every === 'week') return `each ${weekdayOf(day)}`;
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd' };
  return `on the ${day}${endings[day] ?? 'th'} of each month`;
}

const date = (tourDate: string) => dateParts({ tourDate }).date;

/** States the days and how to end the e-mails. */
function composeMailedReport(
  { schedule, days: { from, to }, file: { name, content }, manager }: MailedFile,
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  house: House,
): ComposedEmail {
  const { label, page: tab } = reportOf(schedule.file);
  const days = `${date(from)} to ${date(to)}`;
  const page = REPORT_PAGES[tab];
  const notice = composeNotice({
    title: label,
    lead: content
      ? `The file of ${days} is attached.`
      : `The file of ${days} is too large for an e-mail. Open ${page} and save it there.`,
    about: 'The file',
    facts: [
      ['First day', longDate({ tourDate: from })],
      ['Last day', longDate({ tourDate: to })],
    ],
    action: `Open ${page} for these days`,
    url: `${PUBLIC_URL}/admin?tab=${tab}&from=${from}&to=${to}`,
    next: 'Later entries appear under the day on which they are made.',
    why: `You’re receiving this e-mail because you asked for this file ${rhythm(schedule)}. To stop it, open Money in the Admin Panel and end it under “Mailed reports”.`,
    house,
    publicUrl: PUBLIC_URL,
  });
  const attached = content ? [{ filename: name, content, contentType: 'text/csv; charset=utf-8; header=present' }] : [];
  return {
    to: { name: manager.name, address: manager.email },
    subject: `${label}, ${days}`,
    ...notice,
    attachments: [...notice.attachments, ...attached],
  };
}

/** Larger files are not attached, because mail servers refuse them. */
export const MOST_BYTES = 10_000_000;

interface Asked {
  readonly report: MailedReport;
  readonly schedule: ReportSchedule;
}

/** Reads the books at the time of sending. */
export const mailedReportMail: Mail = {
  kind: 'mailed-report',
  to: 'the manager whose schedule it is',
  forStaff: true,
  events: [],
  byJob: 'On the day of the schedule, from 6 AM at the venue',
  stops: 'The schedule was ended, or its owner is no longer a manager',
  async compose(id, house, { dataSource, staff, reports, settings }) {
    const asked = await find(id, dataSource);
    const manager = asked && (await managerOf(asked.schedule, staff));
    if (!asked || !manager) return 'stale';
    const { report, schedule } = asked;
    const entry = reportOf(schedule.file);
    const content = await contentOf(reports.textOf(entry, report));
    const file = { name: fileNameOf(entry, report), content };
    return composeMailedReport({ schedule, days: report, file, manager }, settings, house);
  },
  async recipients(ids, { dataSource, staff }) {
    const found = await Promise.all(
      ids.map(async (id) => {
        const asked = await find(id, dataSource);
        const manager = asked && (await managerOf(asked.schedule, staff));
        return manager ? ([[id, manager.email]] as const) : [];
      }),
    );
    return new Map(found.flat());
  },
};

async function find(id: string, { manager }: DataSource): Promise<Asked | undefined> {
  const report = await manager.findOneBy(MailedReport, { id });
  const schedule = report && (await manager.findOneBy(ReportSchedule, { id: report.scheduleId }));
  return report && schedule ? { report, schedule } : undefined;
}

async function managerOf({ staffId: id }: ReportSchedule, staff: StaffClient) {
  return (await staff.read(ReadManagerDocument, { id })).managerForMail;
}

/** @returns undefined for a file that is too large to attach */
async function contentOf(texts: AsyncIterable<string>): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const text of texts) {
    const part = Buffer.from(text);
    bytes += part.length;
    if (bytes > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
