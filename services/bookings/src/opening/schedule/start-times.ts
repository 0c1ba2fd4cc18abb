import { Temporal } from 'temporal-polyfill';

/** E.g. `13:00`. It sorts as text. */
export type StoredTime = string;

/** E.g. `1:00 PM` (product.md §9). */
export type StartTime = string;

/** An earlier hour without AM or PM means the afternoon: no tour starts at night. */
const FIRST_MORNING_HOUR = 6;

/** `10:00 AM`, `10 am`, `2pm`, `10`, `14:15`; undefined for anything else. */
export function storedTime(text: string): StoredTime | undefined {
  // `\s` matches any blank of Unicode: browsers write a narrow one before AM.
  const read = /^(\d{1,2})(?::([0-5]\d))?\s*(?:([ap])\.?(?:m\.?)?)?$/i.exec(text.trim());
  if (!read) return undefined;
  const [, digits = '', minute = '00', half] = read;
  const hour = hourOf(digits, half?.toLowerCase());
  return hour === undefined ? undefined : `${String(hour).padStart(2, '0')}:${minute}`;
}

function hourOf(digits: string, half: string | undefined): number | undefined {
  const hour = Number(digits);
  if (half !== undefined) return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : undefined;
  if (hour > 23) return undefined;
  const isAfternoon = digits.length === 1 && hour >= 1 && hour < FIRST_MORNING_HOUR;
  return isAfternoon ? hour + 12 : hour;
}

/** `13:00` → `1:00 PM`. */
export function shownTime(time: StoredTime): StartTime {
  return formatTime(Temporal.PlainTime.from(time));
}

/** `1:00 PM` → 13:00. @throws for any other format */
export function toPlainTime(time: StartTime): Temporal.PlainTime {
  return Temporal.PlainTime.from(storedTime(time) ?? time);
}

/** 13:00 → `1:00 PM`. */
export function formatTime(time: Temporal.PlainTime): StartTime {
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  return `${hour}:${String(time.minute).padStart(2, '0')} ${time.hour < 12 ? 'AM' : 'PM'}`;
}

/** `1:00 PM` → `1:00 p.m.`, as `Intl` writes it for es-US. */
export function timeInSpanish(time: StartTime): string {
  return time.replace('AM', 'a.m.').replace('PM', 'p.m.');
}
