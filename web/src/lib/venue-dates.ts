import { venueTimeZone } from './venue-time-zone.js';

// Dates at the venue are plain dates, YYYY-MM-DD, and months YYYY-MM: neither is an instant or has a
// time zone, so every browser shows the same. Calculations use noon UTC, which no DST change affects.
function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

function plainDate(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Today at the venue, by this computer's clock. */
export function venueToday(now = new Date()): string {
  const format = { timeZone: venueTimeZone(), year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', format).format(now);
}

/** The instant at which a date begins at the venue, UTC, ISO 8601. */
export function startOfVenueDay(date: string): string {
  return venueInstant(`${date}T00:00`);
}

/** The instant of a date and time on the venue's clock, e.g. "2026-12-04T12:00"; UTC, ISO 8601. */
export function venueInstant(shown: string): string {
  const wanted = Date.parse(`${shown}:00Z`);
  // The venue's UTC offset; computed again for the result, because it can change in between.
  const ahead = (instant: number): number => Date.parse(`${venueClock(new Date(instant))}Z`) - instant;
  const guess = wanted - ahead(wanted);
  return new Date(wanted - ahead(guess)).toISOString();
}

/** Date and time on the venue's clock: "2026-11-22T09:15:00". */
function venueClock(instant: Date): string {
  const format = { timeZone: venueTimeZone(), dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(instant).replace(' ', 'T');
}

/** Whether a text is an existing date from 2000 to 2100, as the services accept them. */
export function isDate(text: string): boolean {
  if (!/^(20\d\d|2100)-\d{2}-\d{2}$/.test(text)) return false;
  const noon = atNoon(text);
  // February 30 would be a day of March.
  return !Number.isNaN(noon.getTime()) && plainDate(noon) === text;
}

/** How many days after `from` a date is; negative when it is before. */
export function daysFrom(from: string, date: string): number {
  return Math.round((atNoon(date).getTime() - atNoon(from).getTime()) / 86_400_000);
}

/** The date `days` after another. */
export function dateAfter(date: string, days: number): string {
  const noon = atNoon(date);
  noon.setUTCDate(noon.getUTCDate() + days);
  return plainDate(noon);
}

/** 1 for Monday to 7 for Sunday. */
export function dayOfWeek(date: string): number {
  return atNoon(date).getUTCDay() || 7;
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month `count` months after `month`. */
export function monthAfter(month: string, count = 1): string {
  const first = atNoon(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return monthOf(plainDate(first));
}

/** First and last date of a month. */
export function monthSpan(month: string): { readonly from: string; readonly to: string } {
  return { from: `${month}-01`, to: dateAfter(`${monthAfter(month)}-01`, -1) };
}

// Created once: a month of dates formats a hundred times, and creating a formatter costs more than using it.
function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date) => format.format(atNoon(date));
}

/** "Saturday, December 5" */
export const dayWithoutYear = formatter({ weekday: 'long', month: 'long', day: 'numeric' });

/** "Saturday" */
export const weekdayName = formatter({ weekday: 'long' });

/** "December" */
export const monthName = formatter({ month: 'long' });

/** "December 5" */
export const dayAndMonth = formatter({ month: 'long', day: 'numeric' });

/** "December 5, 2026" */
export const fullDate = formatter({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Saturday, December 5, 2026" */
export const longDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "Sat, Dec 5" */
export const shortDate = formatter({ weekday: 'short', month: 'short', day: 'numeric' });

// The venue's time zone is read each time, because it is not known before the page is.
function instantFormatter(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  return (instant) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: venueTimeZone() });
    return format.format(new Date(instant)).replaceAll('\u202f', ' ');
  };
}

/** An instant (UTC) on the venue's clock, to the second: "9:15:04 AM". */
export const venueClockTime = instantFormatter({ timeStyle: 'medium' });

/** An instant (UTC) on the venue's clock: "9:15 AM". */
export const venueTime = instantFormatter({ timeStyle: 'short' });

/** An instant (UTC) on the venue's clock: "Nov 21, 2026, 9:15 AM". */
export const venueDateTime = instantFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/** An instant as text: "Friday, December 4, 10:00 AM". */
export function writtenOut(instant: string): string {
  return `${dayWithoutYear(venueToday(new Date(instant)))}, ${venueTime(instant)}`;
}
