import { isTooLittleForCard } from '@hilltop/contracts/house/split-payment';
import { usualFaults } from '../outcome/faults.en.js';
import { type InvalidInput, invalidInput } from '../outcome/parse-input.js';
import { formatCents } from './cents.js';

/** The sentence about a sum that no card can pay. @param cents for the card; 0 needs none */
export function whyTooLittleForCard(cents: number): string | undefined {
  if (!isTooLittleForCard(cents)) return undefined;
  return usualFaults.littleForCard(formatCents(cents)).error();
}

/** Refuses a sum that no card can pay. @param field of the input @param cents for the card; 0 needs none */
export function tooLittleForCard(field: string, cents: number): InvalidInput | undefined {
  const why = whyTooLittleForCard(cents);
  return why === undefined ? undefined : invalidInput([{ field, message: `${why} ${usualFaults.addForCard.error()}` }]);
}
