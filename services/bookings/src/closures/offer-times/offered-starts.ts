import type { Temporal } from 'temporal-polyfill';
import type { HouseCalendar, Start } from '../../calendar/house-calendar.js';

/** How many days, and how many weeks, after the closed day are searched for the same time of day. */
const [DAYS, WEEKS] = [21, 8];

/** Most times offered to a party. */
export const MOST_OFFERS = 2;

/** A start with its date. */
export interface DatedStart extends Start {
  /** YYYY-MM-DD */
  readonly date: string;
}

/**
 * Times to offer to a displaced party: the same time of day on the next open day, then on the same weekday a week later,
 * then the next ones of either series.
 */
export function offeredStarts(calendar: HouseCalendar, from: Temporal.PlainDateTime, now: Date): DatedStart[] {
  const day = from.toPlainDate();
  const later = (days: number) => sameHour(calendar, day.add({ days }), from.toPlainTime(), now);
  const nextDays = Array.from({ length: DAYS }, (_, count) => later(count + 1)).flat();
  const nextWeeks = Array.from({ length: WEEKS }, (_, count) => later((count + 1) * 7)).flat();
  const [first, ...others] = nextDays;
  if (!first) return nextWeeks;
  const ordered = [first, ...nextWeeks.filter(({ iso }) => iso !== first.iso), ...others];
  return [...new Map(ordered.map((start) => [start.iso, start])).values()];
}

function sameHour(
  calendar: HouseCalendar,
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
  now: Date,
): readonly DatedStart[] {
  const text = date.toString();
  return calendar
    .openStarts(date, now)
    .filter(({ epochMs }) => epochMs === calendar.instant(date, time.toString({ smallestUnit: 'minute' })).getTime())
    .map((start) => ({ ...start, date: text }));
}
