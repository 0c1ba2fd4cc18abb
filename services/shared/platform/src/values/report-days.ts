import type { Refusal } from '../outcome/refusal.js';
import { countDays, NO_DATE, parseDate } from './calendar-date.js';

/** Most days of a report. */
export const MOST_DAYS = 400;

/** Dates at the venue, both included. */
export interface Days {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

export type DaysRefused = Refusal<'DaysRefused'>;

/** The refusal of a range that is no range of at most so many days; undefined of one that is. */
export function refuseDays({ from, to }: Days, most = MOST_DAYS): DaysRefused | undefined {
  const [first, last] = [parseDate(from), parseDate(to)];
  const refused = (message: string): DaysRefused => ({ __typename: 'DaysRefused', message });
  if (!first) return refused(`The first day ${NO_DATE}.`);
  if (!last) return refused(`The last day ${NO_DATE}.`);
  const days = countDays(first, last);
  if (days < 1) return refused('The last day is before the first.');
  if (days > most) return refused(`A report has at most ${most} days.`);
  return undefined;
}
