import { weekdayName } from '../../kit/lib/venue-dates.js';
import type { VisitsPlace } from './visits-address.js';

/** From Sunday: 7, then 1 for Monday. */
export const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const;

/** @param weekday 1 for Monday to 7 for Sunday */
export function weekdayWords(weekday: number): string {
  // 2026-06-01 was a Monday.
  return weekdayName(`2026-06-0${weekday}`);
}

/** "10:00 AM" → "10 AM" */
export function shortTime(time: string): string {
  return time.replace(':00', '');
}

/** The times that are selected: "Saturday, 10 AM"; empty for all. */
export function partWords({ weekday, time }: VisitsPlace): string {
  return [weekday && weekdayWords(weekday), time && shortTime(time)].filter(Boolean).join(', ');
}

/** A whole number with commas; a dash if unknown. */
export function countWords(count: number | null | undefined): string {
  return count === null || count === undefined ? '–' : count.toLocaleString('en-US');
}

/** "Same day", "3 to 7 days", "over 30 days" */
export function aheadWords({
  fromDays,
  toDays,
}: {
  readonly fromDays: number;
  readonly toDays?: number | null;
}): string {
  if (toDays === 0) return 'Same day';
  return toDays ? `${fromDays} to ${toDays} days` : `Over ${fromDays - 1} days`;
}
