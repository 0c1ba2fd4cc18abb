import { Temporal } from 'temporal-polyfill';
import type { ReminderKind } from '../generated/schema-types.js';
import type { VenueClock } from '../opening/schedule/venue-clock.js';

/** Nobody gets a reminder at night or a day late. */
const FROM = Temporal.PlainTime.from('10:00');
const UNTIL = Temporal.PlainTime.from('20:00');

/** Days from the visit to its reminder. */
const DAYS: Readonly<Record<ReminderKind, number>> = { day_before: -1, after_visit: 1 };

export interface ReminderWindow {
  /** Of the visits, YYYY-MM-DD. */
  readonly tourDate: string;
  readonly from: Date;
  readonly until: Date;
}

/** The visits whose reminders leave today at the venue, and when (product.md §15). */
export function reminderWindow(kind: ReminderKind, now: Date, venue: VenueClock): ReminderWindow {
  const today = venue.today(now);
  return {
    tourDate: today.subtract({ days: DAYS[kind] }).toString(),
    from: venue.instant(today, FROM),
    until: venue.instant(today, UNTIL),
  };
}

export function isOpen({ from, until }: ReminderWindow, now: Date): boolean {
  return from <= now && now < until;
}
