import { language, locale } from '../words/language.js';
import { venueTimeZone } from './venue-time-zone.js';

// Dates at the venue are plain dates, YYYY-MM-DD, without a time zone. Calculations use noon UTC: no DST change affects
// it.
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
  // February 30 would become a day of March.
  return !Number.isNaN(noon.getTime()) && plainDate(noon) === text;
}

/** Days from `from` to a date; negative for an earlier date. */
export function daysFrom(from: string, date: string): number {
  return Math.round((atNoon(date).getTime() - atNoon(from).getTime()) / 86_400_000);
}

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

export function monthAfter(month: string, count = 1): string {
  const first = atNoon(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return monthOf(plainDate(first));
}

export function monthSpan(month: string): { readonly from: string; readonly to: string } {
  return { from: `${month}-01`, to: dateAfter(`${monthAfter(month)}-01`, -1) };
}

// Created once: creating a formatter costs more than using it a hundred times, as a month of dates does.
function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date) => format.format(atNoon(date));
}

/** "Saturday, December 5" */
export const dayWithoutYear = formatter({ weekday: 'long', month: 'long', day: 'numeric' });

/** "Saturday" */
export const weekdayName = formatter({ weekday: 'long' });

/** "December" */
export const monthName = formatter({ month: 'long' });

/** "December 2026" */
export const monthAndYear = formatter({ month: 'long', year: 'numeric' });

/** "December 5" */
export const dayAndMonth = formatter({ month: 'long', day: 'numeric' });

/** "December 5, 2026" */
export const fullDate = formatter({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Saturday, December 5, 2026" */
export const longDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "Sat, Dec 5" */
export const shortDate = formatter({ weekday: 'short', month: 'short', day: 'numeric' });

/** Browsers differ in the spaces around and in "AM" and "a.m.": a page must say what the server rendered. */
function oneForm(text: string): string {
  return text.replaceAll('\u202f', ' ').replaceAll(/([ap])\.\s*m\./g, '$1.m.');
}

// The venue's time zone is read at each call, because it is unknown until the page is.
function instantFormatter(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  return (instant) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: venueTimeZone() });
    return oneForm(format.format(new Date(instant)));
  };
}

/** An instant (UTC) on the venue's clock: "9:15:04 AM". */
export const venueClockTime = instantFormatter({ timeStyle: 'medium' });

/** "9:15 AM" */
export const venueTime = instantFormatter({ timeStyle: 'short' });

/** "Nov 21, 2026, 9:15 AM" */
export const venueDateTime = instantFormatter({ dateStyle: 'medium', timeStyle: 'short' });

function halfOfDay(hour: number): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  return oneForm(format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'dayPeriod')?.value ?? '');
}

const [am, pm] = [halfOfDay(0), halfOfDay(12)];

/** A start as visitors read it: "10:00 AM", which is also its key in every language; in Spanish "10:00 a.m.". */
export function printedTime(time: string): string {
  return time.replace('AM', am).replace('PM', pm);
}

/** A time in the midst of a sentence, as the two functions above write it: in Spanish "las 10:00 a.m.", but "la 1:00 p.m.". */
export function spokenTime(time: string): string {
  if (language === 'en' || time === '') return time;
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

/** "Friday, December 4, 10:00 AM" */
export function writtenOut(instant: string): string {
  return `${dayWithoutYear(venueToday(new Date(instant)))}, ${venueTime(instant)}`;
}
