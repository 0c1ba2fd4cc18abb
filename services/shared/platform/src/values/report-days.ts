import type { Refusal } from '../outcome/refusal.js';
import { countDays, NO_DATE, parseDate } from './calendar-date.js';

export const MOST_DAYS = 400;

/** Dates at the venue, both included. */
export interface Days {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

export type DaysRefused = Refusal<'DaysRefused'>;

/** Undefined for a valid range of at most `most` days. */
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
