import type { Language } from '@hilltop/contracts/house/languages';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { usualFaults } from '../outcome/faults.en.js';

/** The accepted days. 10000-01-01 sorts before 9999-12-31 as text, which makes a loop endless; PostgreSQL has no year 0. */
const FIRST = Temporal.PlainDate.from('2000-01-01');
const LAST = Temporal.PlainDate.from('2100-12-31');
const RANGE = 'from 2000 to 2100';

/** More than any caller needs. */
const MOST_DAYS = 1_000;

/** Undefined for other text, a day that does not exist, and one before 2000 or after 2100. */
export function parseDate(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    const date = Temporal.PlainDate.from(text, { overflow: 'reject' });
    return isBetween(date, FIRST, LAST) ? date : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for other text and an instant before 2000 or after 2100 in UTC. */
export function parseInstant(text: string): Date | undefined {
  if (!z.iso.datetime({ offset: true }).safeParse(text).success) return undefined;
  const instant = new Date(text);
  return parseDate(instant.toISOString().slice(0, 10)) && instant;
}

/** The date in a time zone, YYYY-MM-DD. @param at milliseconds since 1970 */
export function dayAt(timeZone: string, at: number | Date): string {
  return Temporal.Instant.fromEpochMilliseconds(Number(at)).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

const long = { dateStyle: 'long', timeZone: 'UTC' } as const;
const written = { en: new Intl.DateTimeFormat('en-US', long), es: new Intl.DateTimeFormat('es-US', long) };

/** 2026-12-05 → `December 5, 2026`, or `5 de diciembre de 2026`. */
export function writtenDate(date: string, language: Language = 'en'): string {
  return written[language].format(new Date(date));
}

export const NO_DAY = usualFaults.day(FIRST.year, LAST.year);

export const dateField = z.string().refine((text) => parseDate(text) !== undefined, NO_DAY);

export const instantField = z
  .string()
  .refine((text) => parseInstant(text) !== undefined, `Please enter a date and time ${RANGE}, ISO 8601 in UTC`);

/** The end of a sentence that begins with the name of an argument. */
export const NO_DATE = `must be a date ${RANGE}, written YYYY-MM-DD`;
export const NO_INSTANT = `must be an ISO 8601 date and time ${RANGE}, e.g. 2026-11-22T06:00:00Z`;

/** Both dates are included. */
export function isBetween(date: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(first, date) <= 0 && Temporal.PlainDate.compare(date, last) <= 0;
}

/** Both dates are included; below 1 if the span ends before it begins. */
export function countDays(first: Temporal.PlainDate, last: Temporal.PlainDate): number {
  return first.until(last).days + 1;
}

/** Both dates are included. @throws RangeError for more than 1,000 days */
export function daysBetween(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  const length = Math.max(countDays(first, last), 0);
  if (length > MOST_DAYS) throw new RangeError(`${length} days are more than ${MOST_DAYS}`);
  return Array.from({ length }, (_, days) => first.add({ days }));
}
