import type { OpeningToday } from './house-hours.js';
import { sentences } from './sentences.js';
import { dateAfter, dayOfWeek, dayWithoutYear, weekdayName } from './venue-dates.js';
import type { WeekdayHours } from './week-line.js';
import { weekdayNames } from './week-line.js';

export interface OpenToday {
  readonly isOpen: boolean;
  /** "Open today until 5:00 PM." */
  readonly today: string;
  /** "Next tour at 11:00 AM."; undefined when none can be booked. */
  readonly next: string | undefined;
}

/** @param week the usual hours */
export function openToday(today: OpeningToday, week: readonly WeekdayHours[]): OpenToday {
  const { starts, next } = today;
  const isOpen = next?.date === today.date;
  const last = starts.at(-1);
  if (isOpen && next.time === last) return { isOpen, today: 'Open today.', next: `Last tour at ${last}.` };
  return {
    isOpen,
    today: isOpen ? `Open today until ${last}, when the last tour starts.` : closedWords(today, week),
    next: next ? `Next tour ${startWords(today.date, next)}.` : undefined,
  };
}

function closedWords({ date, starts, note }: OpeningToday, week: readonly WeekdayHours[]): string {
  if (starts.length > 0) return 'No more tours today.';
  const weekday = dayOfWeek(date);
  const isUsual = week.some((day) => day.weekday === weekday && day.starts.length === 0);
  if (isUsual) return `Closed today, as every ${weekdayNames[weekday - 1]}.`;
  return note === '' ? 'Closed today.' : sentences([`Closed today: ${note}`]);
}

/** "Next tour tomorrow, 9:00 AM"; undefined when none can be booked. */
export function nextTour({ date: today, next }: OpeningToday): string | undefined {
  if (!next) return undefined;
  const day =
    next.date === today ? 'today' : next.date === dateAfter(today, 1) ? 'tomorrow' : dayName(today, next.date);
  return `Next tour ${day}, ${next.time}`;
}

/** "Friday" is unambiguous for six days. */
const CLEAR_DAYS = 6;

function startWords(today: string, { date, time }: NonNullable<OpeningToday['next']>): string {
  if (date === today) return `at ${time}`;
  if (date === dateAfter(today, 1)) return `tomorrow, ${weekdayName(date)}, at ${time}`;
  return `on ${dayName(today, date)} at ${time}`;
}

function dayName(today: string, date: string): string {
  return date <= dateAfter(today, CLEAR_DAYS) ? weekdayName(date) : dayWithoutYear(date);
}
