const WORDS = [
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

/** A party as a ticket admits it: `Twelve`; in figures above the largest that can be booked. */
export function partyInWords(guests: number): string {
  const word = WORDS[guests] ?? String(guests);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
