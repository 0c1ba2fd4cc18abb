import type { MonthAvailabilityQuery } from '../../generated/operations.js';
import { monthAfter, monthOf } from '../../kit/lib/venue-dates.js';

export type Month = NonNullable<MonthAvailabilityQuery['availability']>;

/** The venue's current month if this computer's clock is wrong, or the next one if this one has nothing left to book. */
export function betterMonth(guess: string, shown: Month): string | undefined {
  const first = monthOf(shown.firstDate);
  if (guess !== first) return first;
  return shown.days.some(({ open }) => open) || monthOf(shown.lastDate) === first ? undefined : monthAfter(first);
}
