import type { Temporal } from 'temporal-polyfill';
import { START_TIMES, type StartTime, toPlainTime } from './start-times.js';
import type { VenueClock } from './venue-clock.js';

/** Why nothing starts on a day. */
export type ClosedReason = 'PAST' | 'MONDAY' | 'TOO_FAR_AHEAD';

/** How far ahead a tour can be booked, in calendar months (product.md §5, §9). */
export const BOOKING_WINDOW_MONTHS = 3;

const MONDAY = 1;

/** A start time of one day. */
export interface Start {
  readonly time: StartTime;
  /** Milliseconds since 1970, and the same in words. */
  readonly epochMs: number;
  readonly iso: string;
}

/** Days whose starts are at hand: more than any calendar page shows. */
const mostDays = 1_000;

/**
 * When tours start. The specification says both "Monday to Saturday" and "not a Monday"; the date picker's rule decides:
 * every day but Monday (product.md §5, Picker).
 */
export class OpeningRule {
  /** By date. Working out a day's instants takes longer than the rest of an answer, and they never change. */
  private readonly days = new Map<string, readonly Start[]>();
  private window = { at: Number.NaN, first: '', last: '' };

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
    const text = date.toString();
    const { first, last } = this.windowAt(now);
    if (text < first) return 'PAST';
    if (last < text) return 'TOO_FAR_AHEAD';
    if (date.dayOfWeek === MONDAY) return 'MONDAY';
    return this.startsAhead(date, now).length === 0 ? 'PAST' : undefined;
  }

  /** Starts of `date` that can be booked at `now`; none on a closed day. */
  openStarts(date: Temporal.PlainDate, now: Date): Start[] {
    return this.closedReason(date, now) === undefined ? this.startsAhead(date, now) : [];
  }

  /** Starts of `date` after `now`, whether the day is open or not. */
  startsAhead(date: Temporal.PlainDate, now: Date): Start[] {
    const moment = now.getTime();
    return this.startsOf(date).filter(({ epochMs }) => epochMs > moment);
  }

  private startsOf(date: Temporal.PlainDate): readonly Start[] {
    const key = date.toString();
    const known = this.days.get(key);
    if (known) return known;
    const starts = START_TIMES.map((time) => {
      const instant = this.clock.instant(date, toPlainTime(time));
      return { time, epochMs: instant.getTime(), iso: instant.toISOString() };
    });
    if (this.days.size >= mostDays) this.days.clear();
    this.days.set(key, starts);
    return starts;
  }

  /** The first and the last date as text: all days of a span are looked at for the same moment. */
  private windowAt(now: Date): { readonly first: string; readonly last: string } {
    const at = now.getTime();
    if (this.window.at !== at) {
      this.window = { at, first: this.firstDate(now).toString(), last: this.lastDate(now).toString() };
    }
    return this.window;
  }
}
