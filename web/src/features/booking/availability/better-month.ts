import type { MonthAvailabilityQuery } from '../../../generated/operations.js';
import { monthAfter, monthOf } from '../../../lib/venue-dates.js';

export type Month = NonNullable<MonthAvailabilityQuery['availability']>;

/**
 * The month to open on in place of the one that was guessed: the venue's own, should this computer's clock be wrong, and
 * the one after it when nothing of it is left to book.
 */
export function betterMonth(guess: string, shown: Month): string | undefined {
  const first = monthOf(shown.firstDate);
  if (guess !== first) return first;
  return shown.days.some(({ open }) => open) || monthOf(shown.lastDate) === first ? undefined : monthAfter(first);
}
