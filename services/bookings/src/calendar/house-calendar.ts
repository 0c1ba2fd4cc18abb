import { Temporal } from 'temporal-polyfill';
import { type StartTime, type StoredTime, shownTime } from '../schedule/start-times.js';
import type { VenueClock } from '../schedule/venue-clock.js';
import type { CalendarData, ExceptionData, NoticeData } from './calendar-data.js';

/** Why nothing starts on a day. */
export type ClosedReason = 'PAST' | 'MONDAY' | 'WEEKDAY' | 'CLOSURE' | 'TOO_FAR_AHEAD';

/** How far ahead a tour can be booked, in calendar months (product.md §5, §9). */
export const BOOKING_WINDOW_MONTHS = 3;

const MONDAY = 1;

/** A start time of one day. */
export interface Start {
  readonly time: StartTime;
  /** Milliseconds since 1970, and as text. */
  readonly epochMs: number;
  readonly iso: string;
}

/** Size of the cache of days: more than any calendar page shows. */
const mostDays = 1_000;

/** One version of the calendar: when tours start (product.md §12). */
export class HouseCalendar {
  private readonly exceptions: ReadonlyMap<string, ExceptionData>;
  /** Starts by date. Computing the instants of a day is the most expensive part. */
  private readonly days = new Map<string, readonly Start[]>();
  private window:
    | { readonly at: number; readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate }
    | undefined;

  constructor(
    private readonly clock: VenueClock,
    readonly data: CalendarData,
  ) {
    this.exceptions = new Map(data.exceptions.map((exception) => [exception.date, exception]));
  }

  get version(): number {
    return this.data.version;
  }

  /** First date that can be booked: today at the venue. */
  firstDate(now: Date): Temporal.PlainDate {
    return this.clock.today(now);
  }

  /** Last date that can be booked; the last day of the third month if that month is shorter. */
  lastDate(now: Date): Temporal.PlainDate {
    return this.firstDate(now).add({ months: BOOKING_WINDOW_MONTHS });
  }

  /**
   * Why nothing can be booked on `date`, or `undefined` while a start time is still ahead.
   * @param anyDay also after the last date that visitors can book
   */
  closedReason(date: Temporal.PlainDate, now: Date, anyDay = false): ClosedReason | undefined {
    const { first, last } = this.windowAt(now);
    if (Temporal.PlainDate.compare(date, first) < 0) return 'PAST';
    if (Temporal.PlainDate.compare(date, last) > 0 && !anyDay) return 'TOO_FAR_AHEAD';
    if (this.startsOf(date).length === 0) return this.withoutStarts(date);
    return this.startsAhead(date, now).length === 0 ? 'PAST' : undefined;
  }

  /** Starts of `date` that can be booked at `now`; none on a closed day. */
  openStarts(date: Temporal.PlainDate, now: Date): Start[] {
    return this.closedReason(date, now) === undefined ? this.startsAhead(date, now) : [];
  }

  /** Starts of `date` after `now`, also outside the booking window. */
  startsAhead(date: Temporal.PlainDate, now: Date): Start[] {
    const moment = now.getTime();
    return this.startsOf(date).filter(({ epochMs }) => epochMs > moment);
  }

  /** The exception of a date. */
  exceptionOn(date: string): ExceptionData | undefined {
    return this.exceptions.get(date);
  }

  /** The start times of a date by the rules. */
  usualStarts(date: Temporal.PlainDate): readonly StoredTime[] {
    const text = date.toString();
    const rule = this.data.rules.find(
      ({ weekday, validFrom, validUntil }) =>
        weekday === date.dayOfWeek && validFrom <= text && (validUntil === null || text <= validUntil),
    );
    return rule?.starts ?? [];
  }

  /** All start times of a date, including closed ones. */
  plannedStarts(date: Temporal.PlainDate): readonly StoredTime[] {
    return this.exceptions.get(date.toString())?.starts ?? this.usualStarts(date);
  }

  /** Whether a time of a date is closed. */
  isClosed(date: string, time: StoredTime): boolean {
    const exception = this.exceptions.get(date);
    return exception !== undefined && (exception.closed || exception.closedStarts.includes(time));
  }

  /** The start times of a date that take place. */
  starts(date: Temporal.PlainDate): StoredTime[] {
    const text = date.toString();
    return this.plannedStarts(date).filter((time) => !this.isClosed(text, time));
  }

  /** The instant of a start. */
  instant(date: Temporal.PlainDate, time: StoredTime): Date {
    return this.clock.instant(date, Temporal.PlainTime.from(time));
  }

  /** Notices that apply at `now`, warnings first. */
  noticesAt(now: Date): NoticeData[] {
    const moment = now.toISOString();
    return this.data.notices
      .filter(({ from, until }) => from <= moment && (until === null || moment < until))
      .sort((one, other) => other.level.localeCompare(one.level) || one.from.localeCompare(other.from));
  }

  private withoutStarts(date: Temporal.PlainDate): ClosedReason {
    if (this.exceptions.has(date.toString())) return 'CLOSURE';
    return date.dayOfWeek === MONDAY ? 'MONDAY' : 'WEEKDAY';
  }

  private startsOf(date: Temporal.PlainDate): readonly Start[] {
    const key = date.toString();
    const known = this.days.get(key);
    if (known) return known;
    const starts = this.starts(date).map((time) => {
      const instant = this.instant(date, time);
      return { time: shownTime(time), epochMs: instant.getTime(), iso: instant.toISOString() };
    });
    if (this.days.size >= mostDays) this.days.clear();
    this.days.set(key, starts);
    return starts;
  }

  /** The first and the last bookable date, cached because all days of a span share `now`. */
  private windowAt(now: Date): { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate } {
    const at = now.getTime();
    if (this.window?.at !== at) this.window = { at, first: this.firstDate(now), last: this.lastDate(now) };
    return this.window;
  }
}
