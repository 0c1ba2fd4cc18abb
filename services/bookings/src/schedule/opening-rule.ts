import type { Temporal } from 'temporal-polyfill';
import { START_TIMES, type StartTime, toPlainTime } from './start-times.js';
import type { VenueClock } from './venue-clock.js';

/** Why nothing starts on a day. */
export type ClosedReason = 'PAST' | 'MONDAY' | 'TOO_FAR_AHEAD';

/** How far ahead a tour can be booked, in calendar months (spec.md §5, §9). */
export const BOOKING_WINDOW_MONTHS = 3;

const MONDAY = 1;

/**
 * When tours start. The specification says both "Monday to Saturday" and "not a Monday"; the date picker's rule decides:
 * every day but Monday (spec.md §5, Picker).
 */
export class OpeningRule {
  constructor(private readonly clock: VenueClock) {}

  /** First date that can be booked: today at the venue. */
  firstDate(now: Date): Temporal.PlainDate {
    return this.clock.today(now);
  }

  /** Last date that can be booked; the month's last day where the third month is shorter. */
  lastDate(now: Date): Temporal.PlainDate {
    return this.firstDate(now).add({ months: BOOKING_WINDOW_MONTHS });
  }

  /** Why nothing can be booked on `date`, or `undefined` while a start time is still ahead. */
  closedReason(date: Temporal.PlainDate, now: Date): ClosedReason | undefined {
    if (isBefore(date, this.firstDate(now))) return 'PAST';
    if (isBefore(this.lastDate(now), date)) return 'TOO_FAR_AHEAD';
    if (date.dayOfWeek === MONDAY) return 'MONDAY';
    return this.timesAhead(date, now).length === 0 ? 'PAST' : undefined;
  }

  /** Start times of `date` that can be booked at `now`; none on a closed day. */
  openTimes(date: Temporal.PlainDate, now: Date): StartTime[] {
    return this.closedReason(date, now) === undefined ? this.timesAhead(date, now) : [];
  }

  private timesAhead(date: Temporal.PlainDate, now: Date): StartTime[] {
    return START_TIMES.filter((time) => this.clock.instant(date, toPlainTime(time)) > now);
  }
}

function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return a.toString() < b.toString();
}
