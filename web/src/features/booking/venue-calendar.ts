import { venueTimeZone } from '../../content/venue.js';

/** Most browsers know dates themselves; the others fetch what they lack. */
const { Temporal }: Pick<typeof import('temporal-polyfill'), 'Temporal'> =
  'Temporal' in globalThis
    ? (globalThis as unknown as typeof import('temporal-polyfill'))
    : await import('temporal-polyfill');

/**
 * Dates of the venue are plain dates, written YYYY-MM-DD: no instant and no time zone is in them, so every browser shows
 * the same ones. Months are written YYYY-MM.
 */

/** Today at the venue by this computer's clock, wherever it stands. The server says what is open; this only guesses which month to show first. */
export const guessToday = (): string => Temporal.Now.plainDateISO(venueTimeZone).toString();

export const monthOf = (date: string): string => date.slice(0, 7);

/** The month that lies `count` months after `month`. */
export const monthAfter = (month: string, count = 1): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

/** First and last date of a month. */
export const monthSpan = (month: string): { readonly from: string; readonly to: string } => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return { from: `${month}-01`, to: `${month}-${daysInMonth}` };
};

/**
 * A plain date as the calendar component takes it: a `Date` that carries its year, month and day in this browser's own
 * fields, at noon, which no change of clocks skips. It is read back from the same fields and never taken for an instant.
 */
export const toCalendarDate = (date: string): Date => {
  const { year, month, day } = Temporal.PlainDate.from(date);
  return new Date(year, month - 1, day, 12);
};

/** The plain date that the calendar component means. */
export const fromCalendarDate = (date: Date): string =>
  new Temporal.PlainDate(date.getFullYear(), date.getMonth() + 1, date.getDate()).toString();

/** 1 for Monday to 7 for Sunday. */
export const dayOfWeek = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

// Made once: a month in words takes a hundred of these, and making one costs more than using it.
const writer = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(Date.parse(`${date}T12:00:00Z`));
};

/** "Saturday" */
export const weekdayOf = writer({ weekday: 'long' });

/** "December" */
export const monthName = writer({ month: 'long' });

/** "December 5, 2026" */
export const dayInWords = writer({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Saturday, December 5, 2026": the long form of spec.md §2. */
export const longDate = (date: string): string => `${weekdayOf(date)}, ${dayInWords(date)}`;

/** "Sat, Dec 5", where room is scarce. */
export const shortDate = writer({ weekday: 'short', month: 'short', day: 'numeric' });

/** A start time of the venue moved by minutes: "10:00 AM", -30 → "9:30 AM". */
export const shiftTime = (time: string, minutes: number): string => {
  const [, hour = '12', minute = '00', half = 'AM'] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  const start = Temporal.PlainTime.from({
    hour: (Number(hour) % 12) + (half === 'PM' ? 12 : 0),
    minute: Number(minute),
  });
  const moved = start.add({ minutes });
  const shown = `${moved.hour % 12 || 12}:${String(moved.minute).padStart(2, '0')}`;
  return `${shown} ${moved.hour < 12 ? 'AM' : 'PM'}`;
};
