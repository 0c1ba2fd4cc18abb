import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeOfBytes, readCode, showCode } from './code-text.js';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const code = fc.uint8Array({ minLength: 10, maxLength: 10 }).map((bytes) => codeOfBytes(Buffer.from(bytes)));

describe('the code of a voucher', () => {
  it('has four groups of four, and is read however people type it', () => {
    fc.assert(
      fc.property(code, (one) => {
        const shown = showCode(one);
        expect(shown).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
        const typed = [
          shown,
          one.toLowerCase(),
          ` ${shown.replaceAll('-', ' ')}\n`,
          `“${shown.replaceAll('-', '–')}”.`,
        ];
        typed.push(
          `${shown.replaceAll('-', '\u2011')}\u200b`,
          shown.replaceAll('-', '\u2212'),
          `\u202a${shown}\u00a0\u202c`,
        );
        const confused = one.replaceAll('0', 'o').replaceAll('1', 'l');
        for (const text of [...typed, confused, one.replaceAll('1', 'I')]) expect(readCode(text)).toBe(one);
      }),
    );
  });

  it('shows one wrong character, and two that changed places', () => {
    fc.assert(
      fc.property(code, fc.nat(15), fc.nat(15), fc.constantFrom(...ALPHABET), (one, at, other, wrong) => {
        const characters = [...one];
        if (characters[at] !== wrong) expect(readCode(characters.with(at, wrong).join(''))).toBeUndefined();
        const [first = '', second = ''] = [characters[at], characters[other]];
        const swapped = characters.with(at, second).with(other, first).join('');
        if (first !== second) expect(readCode(swapped)).toBeUndefined();
      }),
    );
  });

  it.each(['', 'HV7K', 'U'.repeat(16), '0'.repeat(17), '😀'.repeat(8), 'ß'.repeat(16)])('is not “%s”', (typed) => {
    expect(readCode(typed)).toBeUndefined();
  });
});
