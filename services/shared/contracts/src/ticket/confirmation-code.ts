/** No characters that look alike, and no vowels (platform, readable-code.ts). */
const CODE = /^(?:HT)?([2-9B-DF-HJKMNP-TV-Z]{4})([2-9B-DF-HJKMNP-TV-Z]{4})$/;

/**
 * The stored form, from any case, with or without `HT`, spaces and hyphens; undefined when no booking can have the code. A 0, 1, I, L or
 * O is not replaced, because it is unclear which character was meant.
 */
export function readConfirmationCode(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').toUpperCase();
  // Besides hyphens and spaces, people copy the punctuation around a code.
  const [, first, second] = CODE.exec(plain.replace(/[\s\p{P}\u200b-\u200d]/gu, '')) ?? [];
  return first && second ? `HT-${first}-${second}` : undefined;
}
