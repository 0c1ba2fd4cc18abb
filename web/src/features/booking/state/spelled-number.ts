const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** A party's size as a word, in lower case: 3 → "three". Above twenty as figures. */
export function spelledNumber(count: number): string {
  return words[count] ?? String(count);
}

/** The same with a capital: 3 → "Three". */
export function spelledNumberCapitalized(count: number): string {
  return spelledNumber(count).replace(/^./, (first) => first.toUpperCase());
}
