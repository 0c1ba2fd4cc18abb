import { randomInt } from 'node:crypto';

/** No 0, O, 1, I or L, which the ear or the eye confuses, and no vowels, so that no code is a word. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/**
 * A new code that a person can read out, e.g. `HT-7K4M-9QXW`: 28⁸ (3.8 × 10¹¹) are possible, drawn from the system's
 * secure source. Unguessable, not certainly unique: the column that keeps it says UNIQUE.
 *
 * @param prefix what kind of thing it names, e.g. `HT`
 */
export function newReadableCode(prefix: string): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  return [prefix, ...groups].join('-');
}
