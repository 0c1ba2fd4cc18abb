import { plural, t } from '@lingui/core/macro';
/** A browser's two clocks, in ms: the wall clock, and the time since page load. */
export interface ClockReading {
  readonly wall: number;
  readonly page: number;
}

/** How long seats are held, as the server said. */
export interface TimeLeft {
  readonly secondsLeft: number;
  /** The wall clock at that moment, in ms. */
  readonly toldAt: number;
}

/** With this many seconds left, the visitor is offered more time. */
export const OFFER_FROM_SECONDS = 5 * 60;

/** Seconds left at which the countdown is announced. */
const SPOKEN_AT = [5 * 60, 2 * 60, 60] as const;

/**
 * Seconds left of a hold. Only differences count, so a wrong clock does no harm. The clock that saw more time pass
 * wins: the page's clock stops while a phone sleeps, and the wall clock can be set back. @param toldOn the page's clock
 * when the server answered; unknown after a reload
 */
export function holdSecondsLeft(hold: TimeLeft, now: ClockReading, toldOn: number | undefined): number {
  const passed = Math.max(0, now.wall - hold.toldAt, toldOn === undefined ? 0 : now.page - toldOn);
  return Math.max(0, hold.secondsLeft - Math.floor(passed / 1000));
}

/** 872 → "14:32" */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The announcement at five, two and one minutes, and at the end. A suspended tab that passes several announces one. */
export function spokenCountdown(before: number, now: number): string | undefined {
  if (now === 0) return before > 0 ? t`Your seats are no longer held.` : undefined;
  const passed = SPOKEN_AT.findLast((mark) => before > mark && now <= mark);
  if (passed === undefined) return undefined;
  const minutes = Math.ceil(now / 60);
  return plural(minutes, {
    one: 'Your seats are held for one more minute.',
    other: 'Your seats are held for # more minutes.',
  });
}
