import type { MonthAvailabilityQuery } from '../../../generated/operations.js';
import { monthAfter, monthOf } from '../../../lib/venue-dates.js';

export type Month = NonNullable<MonthAvailabilityQuery['availability']>;

/**
 * The month to show instead of the guessed one: the venue's current month if this computer's clock is wrong, and the
 * next month if nothing is left to book in it.
 */
export function betterMonth(guess: string, shown: Month): string | undefined {
  const first = monthOf(shown.firstDate);
  if (guess !== first) return first;
  return shown.days.some(({ open }) => open) || monthOf(shown.lastDate) === first ? undefined : monthAfter(first);
}
