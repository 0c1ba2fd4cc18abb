import type { Refusal } from '../outcome/refusal.js';

/** Most days of a report. */
export const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

/** Dates at the venue, both included. */
export interface Days {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

export type DaysRefused = Refusal<'DaysRefused'>;

function daysSince1970(date: string): number | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  // February 30 would be a day of March.
  if (!moment || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) return undefined;
  return moment.getTime() / DAY_MS;
}

/** The refusal of a range that is no range of at most 400 days; undefined of one that is. */
export function refuseDays({ from, to }: Days): DaysRefused | undefined {
  const [first, last] = [daysSince1970(from), daysSince1970(to)];
  const refused = (message: string): DaysRefused => ({ __typename: 'DaysRefused', message });
  if (first === undefined || last === undefined) return refused('Please give both days as YYYY-MM-DD.');
  if (last < first) return refused('The last day is before the first.');
  if (last - first >= MOST_DAYS) return refused(`A report has at most ${MOST_DAYS} days.`);
  return undefined;
}
