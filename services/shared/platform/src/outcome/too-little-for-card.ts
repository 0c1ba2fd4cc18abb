import { isTooLittleForCard } from '@hilltop/contracts/house/split-payment';
import { formatCents } from '../values/cents.js';
import { type InvalidInput, invalidInput } from './parse-input.js';

/** Refuses a sum that no card can pay. @param field of the input @param cents for the card; 0 needs none */
export function tooLittleForCard(field: string, cents: number): InvalidInput | undefined {
  if (!isTooLittleForCard(cents)) return undefined;
  const message = `This comes to $${formatCents(cents)}, and a card pays $0.50 or more. Please add something to it`;
  return invalidInput([{ field, message }]);
}
