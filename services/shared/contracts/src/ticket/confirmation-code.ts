/** The letters and digits of a code: none that look alike, and no vowels (platform, readable-code.ts). */
const CODE = /^(?:HT)?([2-9B-DF-HJKMNP-TV-Z]{4})([2-9B-DF-HJKMNP-TV-Z]{4})$/;

/**
 * A booking's confirmation code as it is stored, from what somebody typed or pasted: in any case, with or without `HT`,
 * spaces and hyphens. Undefined when no booking can have it. A 0, 1, I, L or O is not replaced by a guess, because codes
 * have nothing that it could only stand for.
 */
export function readConfirmationCode(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').toUpperCase();
  // Besides hyphens and spaces, people copy the punctuation around a code.
  const [, first, second] = CODE.exec(plain.replace(/[\s\p{P}\u200b-\u200d]/gu, '')) ?? [];
  return first && second ? `HT-${first}-${second}` : undefined;
}
