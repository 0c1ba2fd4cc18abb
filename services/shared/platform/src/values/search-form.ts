// `search_form` in PostgreSQL (`create-search-form.ts`) and the site's `search-form.ts` do the same; tests compare them.
const APOSTROPHES = /['`´‘’‛ʹʼ′]/g;
const BLANKS = /[-,‐‑‒–—−]/g;
const MARKS = /[\u0300-\u036f\u200c\u200d]/g;
/** Letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};

/** A text as it is searched and compared: without accents, case, apostrophes and hyphens. */
export function searchForm(text: string): string {
  const plain = text.replaceAll(APOSTROPHES, '').normalize('NFKD').toLowerCase().replaceAll(MARKS, '');
  return plain.replaceAll(BLANKS, ' ').replaceAll(/[øłđħıςßæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** @returns the words of a search, without the punctuation around them */
export function searchWords(search: string): string[] {
  return searchForm(search)
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}@_]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Ignores differences that a reader does not notice. */
export function isSameName(one: string, other: string): boolean {
  return searchWords(one).join(' ') === searchWords(other).join(' ');
}
