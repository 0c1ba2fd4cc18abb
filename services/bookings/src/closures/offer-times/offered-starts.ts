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
 * Times to offer to a displaced party: those that are left of its day, the nearest first; then the same time of day on the
 * next open day, on the same weekday a week later, and the next ones of either series.
 */
export function offeredStarts(calendar: HouseCalendar, from: Temporal.PlainDateTime, now: Date): DatedStart[] {
  const day = from.toPlainDate();
  const closedAt = epochOf(calendar, day, from.toPlainTime());
  const away = ({ epochMs }: Start): number => Math.abs(epochMs - closedAt);
  const sameDay = openStarts(calendar, day, now).sort((one, other) => away(one) - away(other));
  const later = (days: number) => sameHour(calendar, day.add({ days }), from.toPlainTime(), now);
  const nextDays = Array.from({ length: DAYS }, (_, count) => later(count + 1)).flat();
  const nextWeeks = Array.from({ length: WEEKS }, (_, count) => later((count + 1) * 7)).flat();
  const ordered = [...sameDay, ...nextDays.slice(0, 1), ...nextWeeks, ...nextDays];
  return [...new Map(ordered.map((start) => [start.iso, start])).values()];
}

function epochOf(calendar: HouseCalendar, date: Temporal.PlainDate, time: Temporal.PlainTime): number {
  return calendar.instant(date, time.toString({ smallestUnit: 'minute' })).getTime();
}

function openStarts(calendar: HouseCalendar, date: Temporal.PlainDate, now: Date): DatedStart[] {
  return calendar.openStarts(date, now).map((start) => ({ ...start, date: date.toString() }));
}

function sameHour(
  calendar: HouseCalendar,
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
  now: Date,
): readonly DatedStart[] {
  const wanted = epochOf(calendar, date, time);
  return openStarts(calendar, date, now).filter(({ epochMs }) => epochMs === wanted);
}
