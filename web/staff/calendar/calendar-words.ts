import type { CalendarDayFactsFragment, CalendarTimesQuery } from '../../generated/staff-operations.js';
import { listed } from '../../kit/lib/sentences.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { dayAndMonth, fullDate, weekdayName } from '../../kit/lib/venue-dates.js';
import { startsText } from '../../kit/lib/week-line.js';

export type Day = CalendarDayFactsFragment;
export type DayWithTimes = NonNullable<CalendarTimesQuery['staffCalendar']>['days'][number];
export type Time = DayWithTimes['times'][number];

/** What is special about a day, in a few words; empty for an ordinary one. */
export function dayWords({ closed, byRule, special, starts, note }: Day): string {
  if (closed) return byRule ? 'Closed, as usual' : note === '' ? 'Closed' : `Closed: ${note}`;
  if (special) return `${startsText(starts)} only`;
  return note;
}

interface Closed {
  readonly date: string;
  readonly until: string;
  readonly times: readonly string[] | null;
  readonly parties: number;
}

/** What a closure did: the day, and who is told. */
export function closedWords({ date, until, times, parties }: Closed): {
  readonly title: string;
  readonly text: string;
} {
  const named = (day: string): string => `${weekdayName(day)}, ${dayAndMonth(day)}`;
  const days = date === until ? `${named(date)} is` : `${named(date)} to ${named(until)} are`;
  const at = times === null || times.length === 0 ? '' : ` at ${listed(times)}`;
  const told = `${counted(parties, 'party is', 'parties are')} being told.`;
  return {
    title: `${days} closed${at}.`,
    text: parties === 0 ? 'No bookings were affected.' : told,
  };
}

/** The days on which hours apply, unless always: ", from December 5, 2026 until January 3, 2027". */
export function spanWords(
  { from, until }: { readonly from: string; readonly until: string | null },
  today: string,
): string {
  const start = from > today ? `, from ${fullDate(from)}` : '';
  return until === null ? start : `${start === '' ? ',' : start} until ${fullDate(until)}`;
}

/** What a group has of a time, after its number: "has it for itself, 54 people", "holds 30 seats". */
export function groupWords({ people, held, kept }: Time['groups'][number]): string {
  if (kept && people === 0) return 'comes on another tour then, alone';
  if (kept) return `${held ? 'holds' : 'has'} it for itself, ${counted(people, 'person', 'people')}`;
  return held ? `holds ${counted(people, 'seat')}` : counted(people, 'person', 'people');
}

export function timeState({ closed, planned, capacity, sold, held, groups }: Time): string {
  if (closed) return 'Closed';
  if (groups.some(({ kept }) => kept)) return 'Kept for a group';
  if (!planned) return 'Running, not on sale';
  return sold + held >= capacity ? 'Full' : 'On sale';
}
