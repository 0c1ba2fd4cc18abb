import { t } from '@lingui/core/macro';
import type { OpeningToday } from './house-hours.js';
import { sentences } from './sentences.js';
import { dateAfter, dayOfWeek, dayWithoutYear, printedTime, spokenTime, weekdayName } from './venue-dates.js';
import type { WeekdayHours } from './week-line.js';

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
  const last = spokenTime(printedTime(starts.at(-1) ?? ''));
  if (isOpen && next.time === starts.at(-1)) return { isOpen, today: t`Open today.`, next: t`Last tour at ${last}.` };
  return {
    isOpen,
    today: isOpen ? t`Open today until ${last}, when the last tour starts.` : closedWords(today, week),
    next: next ? nextStart(today.date, next) : undefined,
  };
}

function closedWords({ date, starts, note }: OpeningToday, week: readonly WeekdayHours[]): string {
  if (starts.length > 0) return t`No more tours today.`;
  const weekday = weekdayName(date);
  const isUsual = week.some((day) => day.weekday === dayOfWeek(date) && day.starts.length === 0);
  if (isUsual) return t`Closed today, as every ${weekday}.`;
  return note === '' ? t`Closed today.` : sentences([t`Closed today: ${note}`]);
}

/** "Next tour tomorrow, 9:00 AM"; undefined when none can be booked. */
export function nextTour({ date: today, next }: OpeningToday): string | undefined {
  if (!next) return undefined;
  const time = printedTime(next.time);
  if (next.date === today) return t`Next tour today, ${time}`;
  if (next.date === dateAfter(today, 1)) return t`Next tour tomorrow, ${time}`;
  const day = dayName(today, next.date);
  return t`Next tour ${day}, ${time}`;
}

/** "Friday" is unambiguous for six days. */
const CLEAR_DAYS = 6;

function nextStart(today: string, next: NonNullable<OpeningToday['next']>): string {
  const time = spokenTime(printedTime(next.time));
  if (next.date === today) return t`Next tour at ${time}.`;
  const day = dayName(today, next.date);
  return next.date === dateAfter(today, 1)
    ? t`Next tour tomorrow, ${day}, at ${time}.`
    : t`Next tour on ${day} at ${time}.`;
}

function dayName(today: string, date: string): string {
  return date <= dateAfter(today, CLEAR_DAYS) ? weekdayName(date) : dayWithoutYear(date);
}
