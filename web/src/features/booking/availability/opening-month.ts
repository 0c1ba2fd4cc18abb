import { monthOf } from '../../../lib/venue-dates.js';
import { betterMonth, type Month } from './better-month.js';

interface Opening {
  /** The month on which the calendar opens, YYYY-MM. */
  readonly month: string;
  readonly known: Readonly<Record<string, Month>>;
  /** It is not the first month that can be booked: nothing of that one is left. */
  readonly hasTurned: boolean;
}

/**
 * Where the calendar opens, by what the page came with.
 * @param guess the month that would be asked for first
 * @param knownOf a month as far as it is known
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
