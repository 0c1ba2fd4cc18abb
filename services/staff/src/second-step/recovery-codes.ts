import { createHash, randomBytes } from 'node:crypto';

const CODES = 10;
const BYTES = 15;
/** Crockford's alphabet: no letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{24}$/;

/** Ten new codes of 120 random bits, as `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const letters = bits.match(/.{5}/g)?.map((five) => LETTERS[Number.parseInt(five, 2)]) ?? [];
    return letters.join('').replace(/.{4}(?!$)/g, '$&-');
  });
}

/** The stored hash of a code, in any spelling; undefined for text that is not a code. */
export function recoveryCodeHash(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return SHAPE.test(code) ? createHash('sha256').update(code).digest('hex') : undefined;
}
