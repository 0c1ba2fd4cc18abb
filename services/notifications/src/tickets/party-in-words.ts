const WORDS = [
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

/** The number of guests a ticket admits, in words: `Twelve`. In figures above the largest group size. */
export function partyInWords(guests: number): string {
  const word = WORDS[guests] ?? String(guests);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
