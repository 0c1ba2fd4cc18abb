import { NUMBER_WORDS } from '../../../services/shared/contracts/src/house/number-words.js';

/** A party size as a lowercase word: 3 → "three". Digits above twenty. */
export function spelledNumber(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** The same, capitalized: 3 → "Three". */
export function spelledNumberCapitalized(count: number): string {
  return spelledNumber(count).replace(/^./, (first) => first.toUpperCase());
}
