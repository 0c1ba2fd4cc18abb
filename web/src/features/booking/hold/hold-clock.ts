import { longDate } from '../../../lib/venue-dates.js';
import type { SeatHold } from '../state/booking-state.js';
import { spelledNumberCapitalized } from '../state/spelled-number.js';

/** One reading of the two clocks of a browser, in ms: the wall clock, and the one since the page was opened. */
export interface ClockReading {
  readonly wall: number;
  readonly page: number;
}

/** From here on the visitor is offered more time, in seconds. */
export const OFFER_FROM_SECONDS = 5 * 60;

/** When the countdown is spoken, in seconds left. */
const SPOKEN_AT = [5 * 60, 2 * 60, 60] as const;

/**
 * Seconds left of a hold: what the server said, less what has passed since. Only spans are measured, so a clock that is
 * wrong does no harm. Of the two clocks the one that saw more time pass is believed: the page's stands still while a
 * phone sleeps, the wall's can be set back.
 * @param toldOn what the page's clock showed when the server spoke; unknown after a refresh
 */
export function holdSecondsLeft(hold: SeatHold, now: ClockReading, toldOn: number | undefined): number {
  const passed = Math.max(0, now.wall - hold.toldAt, toldOn === undefined ? 0 : now.page - toldOn);
  return Math.max(0, hold.secondsLeft - Math.floor(passed / 1000));
}

/** 872 → "14:32" */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * What is said aloud when the countdown goes from one number of seconds to the next: at five, two and one minutes, and
 * when it has run out. Several passed at once, in a tab that slept, are one sentence.
 */
export function spokenCountdown(before: number, now: number): string | undefined {
  if (now === 0) return before > 0 ? 'Your seats are no longer held.' : undefined;
  const passed = SPOKEN_AT.findLast((mark) => before > mark && now <= mark);
  if (passed === undefined) return undefined;
  const minutes = Math.ceil(now / 60);
  return `Your seats are held for ${minutes === 1 ? 'one more minute' : `${minutes} more minutes`}.`;
}

/** What is put aside: "Two seats held for you"; where the visitor has chosen another slot since, with its own. */
export function holdLabel(
  hold: SeatHold,
  chosen: { readonly date?: string | undefined; readonly time?: string | undefined },
): string {
  const what =
    hold.tourType === 'private' ? 'This tour is held for your party' : `${seats(hold.groupSize)} held for you`;
  const isHere = hold.tourDate === chosen.date && hold.tourTime === chosen.time;
  return isHere ? what : `${what} on ${longDate(hold.tourDate)} at ${hold.tourTime}`;
}

function seats(count: number): string {
  return count === 1 ? 'One seat' : `${spelledNumberCapitalized(count)} seats`;
}
