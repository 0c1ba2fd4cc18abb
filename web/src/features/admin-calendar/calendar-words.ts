import type { CalendarDayFactsFragment, CalendarTimesQuery } from '../../generated/staff-operations.js';
import { startsText } from '../../lib/house-hours.js';

export type Day = CalendarDayFactsFragment;
export type DayWithTimes = NonNullable<CalendarTimesQuery['staffCalendar']>['days'][number];
export type Time = DayWithTimes['times'][number];

export const tourWords = { standard: 'Standard', premium: 'Premium', private: 'Private' } as const;

/** What is special about a day, in a few words; empty for an ordinary one. */
export function dayWords({ closed, byRule, special, starts, note }: Day): string {
  if (closed) return byRule ? 'Closed, as usual' : note === '' ? 'Closed' : `Closed: ${note}`;
  if (special) return `${startsText(starts)} only`;
  return note;
}

export function partiesText(count: number): string {
  return count === 1 ? '1 party' : `${count} parties`;
}

export function guestsText(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}

/** How a time stands. */
export function timeState({ closed, planned, capacity, sold, held }: Time): string {
  if (closed) return 'Closed';
  if (!planned) return 'Running, not on sale';
  return sold + held >= capacity ? 'Full' : 'On sale';
}
