import type { ComposedEmail } from '../emails/composer.js';
import type { Environment } from '../env.js';
import type { House } from '../house/house.js';
import { composeNotice } from '../layout/notice.js';
import { dateParts, longDate } from '../tickets/ticket-times.js';
import { type Days, type MailDays, weekdayOf } from './report-period.js';
import type { ReportSchedule } from './report-schedule.entity.js';
import { FILE_WORDS } from './report-words.js';

interface MailedFile {
  readonly schedule: Pick<ReportSchedule, 'file'> & MailDays;
  readonly days: Days;
  /** Without content when it is too large to attach. */
  readonly file: { readonly name: string; readonly content: Buffer | undefined };
  readonly manager: { readonly email: string; readonly name: string };
}

/** "each Monday", "on the 5th of each month" */
function rhythm({ every, day }: MailDays): string {
  if (every === 'week') return `each ${weekdayOf(day)}`;
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd' };
  return `on the ${day}${endings[day] ?? 'th'} of each month`;
}

const date = (tourDate: string) => dateParts({ tourDate }).date;

/** The e-mail with a file of a report. It says which days it covers, and how no more come. */
export function composeMailedReport(
  { schedule, days: { from, to }, file: { name, content }, manager }: MailedFile,
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  house: House,
): ComposedEmail {
  const { label, tab } = FILE_WORDS[schedule.file];
  const days = `${date(from)} to ${date(to)}`;
  const page = tab === 'money' ? 'Money' : 'Visits';
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
    next: 'What comes into the books later stands on the day on which it comes.',
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
