import { monthOf } from '../../../lib/venue-dates.js';
import { betterMonth, type Month } from './better-month.js';

interface Opening {
  /** The month that the calendar opens on, YYYY-MM. */
  readonly month: string;
  readonly known: Readonly<Record<string, Month>>;
  /** True when it is not the first bookable month, because nothing is left in that one. */
  readonly hasTurned: boolean;
}

/**
 * The month to open on, from the hydration data. @param guess the month that would be queried first @param knownOf
 * returns a month as far as it is loaded
 */
export function openingMonth(guess: string, knownOf: (month: string) => Month | undefined): Opening {
  const first = knownOf(guess);
  if (first === undefined) return { month: guess, known: {}, hasTurned: false };
  const better = betterMonth(guess, first);
  const next = better && knownOf(better);
  if (!better || !next) return { month: guess, known: { [guess]: first }, hasTurned: false };
  return {
    month: better,
    known: { [guess]: first, [better]: next },
    hasTurned: better !== monthOf(first.firstDate),
  };
}
