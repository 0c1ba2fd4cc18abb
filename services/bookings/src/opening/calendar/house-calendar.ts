import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { Temporal } from 'temporal-polyfill';
import { type StartTime, type StoredTime, shownTime } from '../schedule/start-times.js';
import type { VenueClock } from '../schedule/venue-clock.js';
import type { CalendarData, ExceptionData, NoticeData } from './calendar-data.js';

export type ClosedReason = 'PAST' | 'MONDAY' | 'WEEKDAY' | 'CLOSURE' | 'TOO_FAR_AHEAD';

/** Calendar months (product.md §5, §9). */
export const BOOKING_WINDOW_MONTHS = 3;

const MONDAY = 1;

export interface Start {
  readonly time: StartTime;
  /** Since 1970, and as text. */
  readonly epochMs: number;
  readonly iso: string;
}

/** Days in the cache: more than any calendar page shows. */
const mostDays = 1_000;

/** The times at which tours start (product.md §12). */
export class HouseCalendar {
  private readonly exceptions: ReadonlyMap<string, ExceptionData>;
  /** Cached, because computing the instants of a day is expensive. */
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

  /** Today at the venue. */
  firstDate(now: Date): Temporal.PlainDate {
    return this.clock.today(now);
  }

  /** The last day of the third month if that month is shorter. */
  lastDate(now: Date): Temporal.PlainDate {
    return this.firstDate(now).add({ months: BOOKING_WINDOW_MONTHS });
  }

  /** The first day on which visitors can book a date. */
  opensOn(date: Temporal.PlainDate): Temporal.PlainDate {
    const day = date.subtract({ months: BOOKING_WINDOW_MONTHS });
    // A month without that day opens it with the next one.
    const isTooEarly = Temporal.PlainDate.compare(day.add({ months: BOOKING_WINDOW_MONTHS }), date) < 0;
    return isTooEarly ? day.add({ days: 1 }) : day;
  }

  /** `undefined` while a start time is still ahead. @param anyDay also after the last date that visitors can book */
  closedReason(date: Temporal.PlainDate, now: Date, anyDay = false): ClosedReason | undefined {
    const { first, last } = this.windowAt(now);
    if (Temporal.PlainDate.compare(date, first) < 0) return 'PAST';
    if (Temporal.PlainDate.compare(date, last) > 0 && !anyDay) return 'TOO_FAR_AHEAD';
    if (this.startsOf(date).length === 0) return this.withoutStarts(date);
    return this.startsAhead(date, now).length === 0 ? 'PAST' : undefined;
  }

  /** None on a closed day. */
  openStarts(date: Temporal.PlainDate, now: Date): Start[] {
    return this.closedReason(date, now) === undefined ? this.startsAhead(date, now) : [];
  }

  /** Includes starts outside the booking window. */
  startsAhead(date: Temporal.PlainDate, now: Date): Start[] {
    const moment = now.getTime();
    return this.startsOf(date).filter(({ epochMs }) => epochMs > moment);
  }

  exceptionOn(date: string): ExceptionData | undefined {
    return this.exceptions.get(date);
  }

  /** For visitors, in the language of the request; can be empty. */
  noteOn(date: string): string {
    const exception = this.exceptions.get(date);
    return exception ? inLanguage(exception, 'note').note : '';
  }

  /** Start times by the rules alone. */
  usualStarts(date: Temporal.PlainDate): readonly StoredTime[] {
    const text = date.toString();
    const rule = this.data.rules.find(
      ({ weekday, validFrom, validUntil }) =>
        weekday === date.dayOfWeek && validFrom <= text && (validUntil === null || text <= validUntil),
    );
    return rule?.starts ?? [];
  }

  /** Includes closed times. */
  plannedStarts(date: Temporal.PlainDate): readonly StoredTime[] {
    return this.exceptions.get(date.toString())?.starts ?? this.usualStarts(date);
  }

  isClosed(date: string, time: StoredTime): boolean {
    const exception = this.exceptions.get(date);
    return exception !== undefined && (exception.closed || exception.closedStarts.includes(time));
  }

  /** Omits closed times. */
  starts(date: Temporal.PlainDate): StoredTime[] {
    const text = date.toString();
    return this.plannedStarts(date).filter((time) => !this.isClosed(text, time));
  }

  instant(date: Temporal.PlainDate, time: StoredTime): Date {
    return this.clock.instant(date, Temporal.PlainTime.from(time));
  }

  /** Warnings first. */
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

  /** Cached, because all days of a span share `now`. */
  private windowAt(now: Date): { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate } {
    const at = now.getTime();
    if (this.window?.at !== at) this.window = { at, first: this.firstDate(now), last: this.lastDate(now) };
    return this.window;
  }
}
