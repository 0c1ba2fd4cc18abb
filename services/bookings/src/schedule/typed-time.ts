import type { StoredTime } from './start-times.js';

/** Before this hour, a time without AM or PM is meant for the afternoon: no tour starts at night. */
const FIRST_MORNING_HOUR = 6;

/** A time as people type it: `10:00 AM`, `10 am`, `2pm`, `10`, `14:15`; undefined for anything else. */
export function typedTime(text: string): StoredTime | undefined {
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
