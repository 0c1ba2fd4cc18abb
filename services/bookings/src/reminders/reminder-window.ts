import { Temporal } from 'temporal-polyfill';
import type { ReminderKind } from '../generated/schema-types.js';
import type { VenueClock } from '../schedule/venue-clock.js';

/** When the reminders of a day leave, and until when they may: nobody gets one at night, and none a day late. */
const FROM = Temporal.PlainTime.from('10:00');
const UNTIL = Temporal.PlainTime.from('20:00');

/** Days from the visit to its reminder. */
const DAYS: Readonly<Record<ReminderKind, number>> = { day_before: -1, after_visit: 1 };

/** When a reminder can leave. */
export interface ReminderWindow {
  /** YYYY-MM-DD, of the visits that it is about. */
  readonly tourDate: string;
  readonly from: Date;
  readonly until: Date;
}

/** The visits whose reminders leave on the venue's day of `now`, and between which instants (product.md §15). */
export function reminderWindow(kind: ReminderKind, now: Date, venue: VenueClock): ReminderWindow {
  const today = venue.today(now);
  return {
    tourDate: today.subtract({ days: DAYS[kind] }).toString(),
    from: venue.instant(today, FROM),
    until: venue.instant(today, UNTIL),
  };
}

/** Whether `now` is within the window. */
export function isOpen({ from, until }: ReminderWindow, now: Date): boolean {
  return from <= now && now < until;
}
