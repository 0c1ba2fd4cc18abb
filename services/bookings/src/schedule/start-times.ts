import { Temporal } from 'temporal-polyfill';

/** A start time as it is shown and sent, e.g. `10:00 AM` (product.md §9). */
export type StartTime = (typeof START_TIMES)[number];

/** Every start time of an open day, in order (product.md §9). */
export const START_TIMES = [
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '12:00 PM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
  '5:00 PM',
] as const;

/** Whether a text is one of the start times, letter for letter. */
export function isStartTime(text: string): text is StartTime {
  return (START_TIMES as readonly string[]).includes(text);
}

/** `1:00 PM` → 13:00. */
export function toPlainTime(time: StartTime): Temporal.PlainTime {
  const [clock = '', half] = time.split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Temporal.PlainTime((hour % 12) + (half === 'PM' ? 12 : 0), minute);
}

/** 13:00 → `1:00 PM`, the way every time of day is written on the site. */
export function formatTime(time: Temporal.PlainTime): string {
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  return `${hour}:${String(time.minute).padStart(2, '0')} ${time.hour < 12 ? 'AM' : 'PM'}`;
}
