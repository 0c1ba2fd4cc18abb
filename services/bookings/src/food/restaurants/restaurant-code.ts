import { searchWords } from '@hilltop/platform/values/search-form';
import { NO_RESTAURANT } from '../menu.js';

const MAX_LENGTH = 36;

/** Made of the name in Latin letters and digits, with a number behind it if another has it: `corner_deli`, `corner_deli_2`. */
export function codeFor(name: string, taken: readonly string[]): string {
  const words = searchWords(name)
    .join('_')
    .replaceAll(/[^a-z0-9]+/g, '_');
  const code = words.slice(0, MAX_LENGTH).replaceAll(/^_+|_+$/g, '') || 'restaurant';
  const used = new Set([NO_RESTAURANT, ...taken]);
  if (!used.has(code)) return code;
  // One of as many numbers as there are codes is free.
  const numbers = Array.from({ length: used.size }, (_, index) => index + 2);
  return `${code}_${numbers.find((number) => !used.has(`${code}_${number}`))}`;
}
