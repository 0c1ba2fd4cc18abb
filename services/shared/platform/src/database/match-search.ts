import { searchWords } from '../values/search-form.js';

/** More than anybody types; each costs a look at the index. */
const MOST_WORDS = 8;
/** An index of trigrams finds no shorter text, but the beginning of a word. */
const FEWEST_LETTERS = 3;

/**
 * The LIKE patterns of a search: a row is found that has all of them in its `search_form`. None when it has no word, which
 * finds nothing. A search that looks like a part of a telephone number is one, whatever stands between its digits.
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
  // A hyphen is a blank: Mary-Kate and Mary Kate are one name, and a code is found across its hyphen.
  const words = searchWords(typed).join(' ');
  if (words === '') return undefined;
  return containsPattern(digitsOf(typed) ?? (words.length < FEWEST_LETTERS ? ` ${words}` : words));
}

/** The digits of a text that is a part of a telephone number, as people write one, without the code of the country. */
function digitsOf(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= FEWEST_LETTERS ? digits : undefined;
}

/**
 * The condition of a search for a query builder, with its parameters.
 *
 * @param searched SQL: `search_form(…)`, as the table's index has it, or a column with that
 */
export function matchSearch(searched: string, search: string): [condition: string, parameters: Record<string, string>] {
  const patterns = searchPatterns(search);
  const condition = patterns.map((_, place) => `${searched} LIKE :word${place}`).join(' AND ');
  return [condition || 'false', Object.fromEntries(patterns.map((pattern, place) => [`word${place}`, pattern]))];
}

/** A LIKE pattern for texts that contain this one literally, with `%`, `_` and `\` escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
