import { plainCode } from '../typed-code.js';

/** No characters that look alike, and no vowels (platform, readable-code.ts). */
const CODE = /^(?:HT)?([2-9B-DF-HJKMNP-TV-Z]{4})([2-9B-DF-HJKMNP-TV-Z]{4})$/;

/**
 * The stored form, from any case, with or without `HT`, spaces and hyphens; undefined when no booking can have the code. A 0, 1, I, L or
 * O is not replaced, because it is unclear which character was meant.
 */
export function readConfirmationCode(typed: string): string | undefined {
  const [, first, second] = CODE.exec(plainCode(typed)) ?? [];
  return first && second ? `HT-${first}-${second}` : undefined;
}
