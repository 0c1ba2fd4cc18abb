import { NUMBER_WORDS } from '../../../services/shared/contracts/src/house/number-words.js';
import { language } from '../words/language.js';

/** A party size as a lowercase word: 3 → "three". Digits above twenty, and in languages whose numbers have a gender. */
export function spelledNumber(count: number): string {
  return (language === 'en' ? NUMBER_WORDS[count] : undefined) ?? String(count);
}

/** The same, capitalized: 3 → "Three". */
export function spelledNumberCapitalized(count: number): string {
  return capitalized(spelledNumber(count));
}

/** "guest" → "guests", "party" → "parties" */
function plural(one: string): string {
  return `${one.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
}

/** "1 guest", "5 guests". @param many an irregular plural */
export function counted(count: number, one: string, many = plural(one)): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "one guest", "five guests". */
export function countSpelled(count: number, one: string, many = plural(one)): string {
  return `${spelledNumber(count)} ${count === 1 ? one : many}`;
}

export function capitalized(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}
