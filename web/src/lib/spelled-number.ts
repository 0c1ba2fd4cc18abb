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

/** A party size as a lowercase word: 3 → "three". Digits above twenty. */
export function spelledNumber(count: number): string {
  return words[count] ?? String(count);
}

/** The same, capitalized: 3 → "Three". */
export function spelledNumberCapitalized(count: number): string {
  return spelledNumber(count).replace(/^./, (first) => first.toUpperCase());
}
