import {
  dateAfter,
  dayAndMonth,
  dayOfWeek,
  daysFrom,
  fullDate,
  isDate,
  longDate,
  monthAfter,
  monthOf,
  monthSpan,
  venueToday,
} from '../../kit/lib/venue-dates.js';

export const MOST_DAYS = 400;

/** The days of a report: YYYY-MM-DD at the venue, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** The days of the period that contains `date`; weeks begin on Sunday. */
export function spanOf(period: Period, date: string): Days {
  if (period === 'day') return { from: date, to: date };
  if (period === 'month') return monthSpan(monthOf(date));
  if (period === 'year') return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` };
  const from = dateAfter(date, -(dayOfWeek(date) % 7));
  return { from, to: dateAfter(from, 6) };
}

/** The period that the days form, if any. */
export function periodOf({ from, to }: Days): Period | undefined {
  return PERIODS.find((period) => {
    const span = spanOf(period, from);
    return span.from === from && span.to === to;
  });
}

export function countDays({ from, to }: Days): number {
  return daysFrom(from, to) + 1;
}

/** The same period, or as many days, earlier or later. @param steps −1 or 1 */
export function stepped(days: Days, steps: -1 | 1): Days {
  const period = periodOf(days);
  if (period === 'month') return monthSpan(monthAfter(monthOf(days.from), steps));
  if (period) return spanOf(period, steps > 0 ? dateAfter(days.to, 1) : dateAfter(days.from, -1));
  const count = countDays(days) * steps;
  return { from: dateAfter(days.from, count), to: dateAfter(days.to, count) };
}

/** Reads the URL. @param otherwise if it names no days, or more than a report can have */
export function daysOf(parameters: URLSearchParams, otherwise: Days): Days {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const isRange = isDate(from) && isDate(to) && from <= to && countDays({ from, to }) <= MOST_DAYS;
  return isRange ? { from, to } : otherwise;
}

/** "November 1 to 22, 2026" */
export function daysInWords(from: string, to: string): string {
  if (from === to) return longDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayAndMonth(from)} to ${Number(to.slice(8))}, ${to.slice(0, 4)}`;
  const first = from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth(from) : fullDate(from);
  return `${first} to ${fullDate(to)}`;
}

/** Whether the days have begun: before that there are no numbers. */
export function hasBegun(from: string): boolean {
  return from <= venueToday();
}
