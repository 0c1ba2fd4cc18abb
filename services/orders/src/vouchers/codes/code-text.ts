import { plainCode } from '@hilltop/contracts/typed-code';

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters without the check character. */
const LENGTH = 15;
const BITS = 5;
/** x⁵ + x² + 1, whose powers of x are all 31 elements other than 0. */
const POLYNOMIAL = 0b100101;

const timesX = (value: number): number => {
  const doubled = value << 1;
  return doubled > 31 ? doubled ^ POLYNOMIAL : doubled;
};

/** Each place has its own weight in GF(32), so one wrong character or two swapped ones are always detected. */
function checkCharacter(text: string): string {
  const sum = [...text].reduce((value, character) => timesX(value ^ ALPHABET.indexOf(character)), 0);
  return ALPHABET.charAt(sum);
}

/** @param bytes 10 or more, of which 75 bits are read */
export function codeOfBytes(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const text = Array.from({ length: LENGTH }, (_, at) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2)),
  ).join('');
  return text + checkCharacter(text);
}

/** Undefined for text that is no code. */
export function readCode(typed: string): string | undefined {
  const text = plainCode(typed).replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = text.length === LENGTH + 1 && [...text].every((character) => ALPHABET.includes(character));
  return isCode && text.endsWith(checkCharacter(text.slice(0, LENGTH))) ? text : undefined;
}

/** `HV7K-4M9Q-XWT2-3PRA`. */
export function showCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
