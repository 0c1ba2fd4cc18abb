import { useSearchParams } from 'react-router-dom';
import { dateAfter, dayOfWeek, isDate, monthAfter, monthOf, monthSpan, venueToday } from '../../kit/lib/venue-dates.js';

export const calendarViews = ['month', 'week', 'day', 'close', 'holidays', 'reopen', 'hours'] as const;
export type CalendarView = (typeof calendarViews)[number];

export interface CalendarPlace {
  readonly view: CalendarView;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** `?tab=calendar&view=day&date=2026-12-05` */
export function calendarSearch({ view, date }: CalendarPlace): string {
  return `?${new URLSearchParams({ tab: 'calendar', view, date })}`;
}

export function useCalendarPlace(): CalendarPlace & { readonly go: (place: Partial<CalendarPlace>) => void } {
  const [parameters, setParameters] = useSearchParams();
  const named = calendarViews.find((known) => known === parameters.get('view'));
  const given = parameters.get('date') ?? '';
  const place = { view: named ?? 'month', date: isDate(given) ? given : venueToday() };
  return {
    ...place,
    go: (changes) => setParameters(calendarSearch({ ...place, ...changes })),
  };
}

/** The Sunday on or before a date. */
export function weekStart(date: string): string {
  return dateAfter(date, -(dayOfWeek(date) % 7));
}

/** First and last date that a view shows. */
export function spanOf({ view, date }: CalendarPlace): { readonly from: string; readonly to: string } {
  if (view === 'month') return monthSpan(monthOf(date));
  if (view === 'week') return { from: weekStart(date), to: dateAfter(weekStart(date), 6) };
  return { from: date, to: date };
}

/** The same day of another month, or the last day of a shorter one. */
function inMonth(date: string, count: number): string {
  const { to } = monthSpan(monthAfter(monthOf(date), count));
  const same = `${to.slice(0, 8)}${date.slice(8)}`;
  return same > to ? to : same;
}

/** The same span, earlier or later. */
export function stepped({ view, date }: CalendarPlace, count: 1 | -1): string {
  if (view === 'month') return inMonth(date, count);
  return dateAfter(date, view === 'week' ? 7 * count : count);
}

/** The date to which a key moves in a grid of days; undefined for other keys. */
export function dateOfKey(key: string, date: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return dateAfter(date, -1);
    case 'ArrowRight':
      return dateAfter(date, 1);
    case 'ArrowUp':
      return dateAfter(date, -7);
    case 'ArrowDown':
      return dateAfter(date, 7);
    case 'PageUp':
      return inMonth(date, -1);
    case 'PageDown':
      return inMonth(date, 1);
    case 'Home':
      return weekStart(date);
    case 'End':
      return dateAfter(weekStart(date), 6);
    default:
      return undefined;
  }
}
