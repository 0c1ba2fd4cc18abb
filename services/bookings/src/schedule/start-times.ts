import { Temporal } from 'temporal-polyfill';

/** A time of day as stored, e.g. `13:00`. It sorts as text. */
export type StoredTime = string;

/** A start time as shown and sent, e.g. `1:00 PM` (product.md §9). */
export type StartTime = string;

/** `1:00 PM` → `13:00`; undefined for any other format. */
export function storedTime(text: StartTime): StoredTime | undefined {
  const read = /^(1[0-2]|[1-9]):([0-5]\d) ([AP]M)$/.exec(text);
  if (!read) return undefined;
  const [, hour, minute, half] = read;
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** `13:00` → `1:00 PM` */
export function shownTime(time: StoredTime): StartTime {
  return formatTime(Temporal.PlainTime.from(time));
}

/** `1:00 PM` → 13:00. @throws for any other format */
export function toPlainTime(time: StartTime): Temporal.PlainTime {
  return Temporal.PlainTime.from(storedTime(time) ?? time);
}

/** 13:00 → `1:00 PM`, the site's format for times of day. */
export function formatTime(time: Temporal.PlainTime): StartTime {
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  return `${hour}:${String(time.minute).padStart(2, '0')} ${time.hour < 12 ? 'AM' : 'PM'}`;
}
