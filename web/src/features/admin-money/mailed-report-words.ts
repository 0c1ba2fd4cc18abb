import { daysInWords } from '../../admin/reports/report-days.js';
import type { MailedReportFactsFragment, ReportFile } from '../../generated/staff-operations.js';
import { weekdayNames } from '../../lib/house-hours.js';
import { longDate } from '../../lib/venue-dates.js';

/** Named like the buttons that save them. */
export const FILES: Readonly<Record<ReportFile, string>> = {
  TAKINGS: 'Takings by day, CSV',
  LINES: 'Lines, CSV',
  TAX: 'Tax by month, CSV',
  VOUCHERS: 'Vouchers by day, CSV',
  JOURNAL: 'Journal for QuickBooks Online',
  VISITS: 'Visits by day, CSV',
};

/** "1st", "22nd", "13th". @param day of the month, up to 28 */
export function ordinal(day: number): string {
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd' };
  return `${day}${endings[day] ?? 'th'}`;
}

/** "each Monday", "on the 5th of each month" */
export function rhythmWords({ every, day }: Pick<MailedReportFactsFragment, 'every' | 'day'>): string {
  return every === 'WEEK' ? `each ${weekdayNames[day - 1] ?? ''}` : `on the ${ordinal(day)} of each month`;
}

/** The date of the next file, and its days. */
export function nextWords({ nextOn, nextFrom, nextTo }: MailedReportFactsFragment): string {
  return `Next on ${longDate(nextOn)}, for ${daysInWords(nextFrom, nextTo)}.`;
}
