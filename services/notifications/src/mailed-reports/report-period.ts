import { Temporal } from 'temporal-polyfill';

export type Rhythm = 'week' | 'month';

export interface MailDays {
  readonly every: Rhythm;
  /** 1 for Monday to 7 for Sunday, or the day of the month, 1 to 28. */
  readonly day: number;
}

/** The venue's dates, YYYY-MM-DD, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The venue's hour: the days of the files are sealed by then (product.md §17). */
const FROM_HOUR = 6;

const wallTime = (now: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();

/** YYYY-MM-DD. */
export function venueDate(now: Date, timeZone: string): string {
  return wallTime(now, timeZone).toPlainDate().toString();
}

/** Files of today (at the venue) are due from 6 AM on, before that those of yesterday. */
export function dueDate(now: Date, timeZone: string): string {
  return wallTime(now, timeZone).subtract({ hours: FROM_HOUR }).toPlainDate().toString();
}

/** The first day of the schedule after `date`. */
export function nextMailDay({ every, day }: MailDays, date: string): string {
  const after = Temporal.PlainDate.from(date);
  if (every === 'week') return after.add({ days: ((day - after.dayOfWeek + 6) % 7) + 1 }).toString();
  const inMonth = after.with({ day });
  return (Temporal.PlainDate.compare(inMonth, after) > 0 ? inMonth : inMonth.add({ months: 1 })).toString();
}

/** The week, Sunday to Saturday, or the month, that ended before `date`. */
export function coveredDays(every: Rhythm, date: string): Days {
  const mailed = Temporal.PlainDate.from(date);
  const next = every === 'week' ? mailed.subtract({ days: mailed.dayOfWeek % 7 }) : mailed.with({ day: 1 });
  const from = next.subtract(every === 'week' ? { weeks: 1 } : { months: 1 });
  return { from: from.toString(), to: next.subtract({ days: 1 }).toString() };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @param day 1 for Monday to 7 for Sunday */
export function weekdayOf(day: number): string {
  return WEEKDAYS[day - 1] ?? '';
}
