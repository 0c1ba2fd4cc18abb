// The twin of `services/shared/platform/src/values/search-form.ts`; a test compares them.
const APOSTROPHES = /['`´‘’‛ʹʼ′]/g;
const BLANKS = /[-,‐‑‒–—−]/g;
const MARKS = /[\u0300-\u036f\u200c\u200d]/g;
/** Letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};

/** A text as it is searched: without accents, case, apostrophes and hyphens. */
export function searchForm(text: string): string {
  const plain = text.replaceAll(APOSTROPHES, '').normalize('NFKD').toLowerCase().replaceAll(MARKS, '');
  return plain.replaceAll(BLANKS, ' ').replaceAll(/[øłđħıςßæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

const FEWEST_DIGITS = 3;

/** The digits of a text that is part of a telephone number, without the country code. */
function digitsOf(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= FEWEST_DIGITS ? digits : undefined;
}

/** What must be found: the words in any order, or one number. */
function partsOf(search: string): string[] {
  const digits = digitsOf(search);
  if (digits !== undefined) return [digits];
  return search.split(/[\s,]+/).flatMap((typed) => {
    const words = searchForm(typed).split(/\s+/).map(unpunctuated).filter(Boolean).join(' ');
    return words === '' ? [] : [digitsOf(typed) ?? words];
  });
}

function unpunctuated(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}@_]+$/gu, '');
}

/** A text, also without hyphens and as digits: people type codes and telephone numbers in many ways. */
function formsOf(text: string): string[] {
  return [
    searchForm(text),
    ...(/^[\w-]+$/.test(text) ? [text.replaceAll('-', '').toLowerCase()] : []),
    digitsOf(text) ?? '',
  ];
}

/** Whether the texts have every word of a search. An empty search is in every text; one of hyphens alone is in none. */
export function isFound(texts: readonly string[], search: string): boolean {
  if (search.trim() === '') return true;
  const parts = partsOf(search);
  const all = texts.flatMap(formsOf).join('\n');
  return parts.length > 0 && parts.every((part) => all.includes(part));
}
