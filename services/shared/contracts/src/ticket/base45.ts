/** The 45 characters of a QR code's alphanumeric mode; two bytes take three characters (RFC 9285). */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = 45;

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    const isPair = second !== undefined;
    let value = isPair ? first * 256 + second : first;
    for (let digits = isPair ? 3 : 2; digits > 0; digits -= 1) {
      text += ALPHABET[value % BASE];
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

/** Decodes a text; undefined when it is not Base45. */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((letter) => ALPHABET.indexOf(letter));
    const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0);
    const isPair = digits.length === 3;
    if (digits.includes(-1) || value >= (isPair ? 65_536 : 256)) return undefined;
    if (isPair) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}
