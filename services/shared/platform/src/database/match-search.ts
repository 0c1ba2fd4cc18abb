import { searchWords } from '../values/search-form.js';

/** Each word costs a look-up in the index. */
const MOST_WORDS = 8;
/** A trigram index finds shorter text only at the beginning of a word. */
const FEWEST_LETTERS = 3;

/**
 * The LIKE patterns that a row's `search_form` must all match. None without a word, which finds nothing.
 * A search that looks like part of a telephone number matches by its digits.
 */
export function searchPatterns(search: string): string[] {
  const digits = digitsOf(search);
  if (digits !== undefined) return [containsPattern(digits)];
  return search
    .split(/[\s,]+/)
    .slice(0, MOST_WORDS)
    .flatMap((typed) => patternOf(typed) ?? []);
}

function patternOf(typed: string): string | undefined {
  // A hyphen counts as a blank, so that Mary-Kate and Mary Kate are one name and a code is found across its hyphen.
  const words = searchWords(typed).join(' ');
  if (words === '') return undefined;
  return containsPattern(digitsOf(typed) ?? (words.length < FEWEST_LETTERS ? ` ${words}` : words));
}

/** The digits of a part of a telephone number, without the country code. */
function digitsOf(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= FEWEST_LETTERS ? digits : undefined;
}

/** The condition of a search. @param searched SQL: `search_form(…)` as the table's index has it, or a column with that */
export function matchSearch(searched: string, search: string): [condition: string, parameters: Record<string, string>] {
  const patterns = searchPatterns(search);
  const condition = patterns.map((_, place) => `${searched} LIKE :word${place}`).join(' AND ');
  return [condition || 'false', Object.fromEntries(patterns.map((pattern, place) => [`word${place}`, pattern]))];
}

export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
