/**
 * A code as it is stored, from what was typed or pasted: upper case, without blanks, hyphens of any kind, invisible characters, and the
 * punctuation around it. Letters and digits stay, also those that the code cannot have.
 */
export function plainCode(typed: string): string {
  // A minus sign is no punctuation to Unicode.
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}\u2212]/gu, '');
}
