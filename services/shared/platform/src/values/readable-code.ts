import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I and L, which are easily confused, and without vowels, so that no code is a word. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** E.g. `HT-7K4M-9QXW`: one of 28⁸ (3.8 × 10¹¹), from a secure random source. Unguessable but not unique, so its column is UNIQUE. */
export function newReadableCode(prefix: string): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  return [prefix, ...groups].join('-');
}
