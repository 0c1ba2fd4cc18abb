import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** IHDR after width and height: one bit a pixel, which names its colour in a list; no other way than the usual one. */
const ONE_BIT_OF_A_LIST = [1, 3, 0, 0, 0];

export interface TwoColours {
  /** `#rrggbb` of squares that are set. */
  readonly dark: string;
  /** `#rrggbb` of the others. */
  readonly light: string;
}

/**
 * A square drawing of two colours as a PNG, one bit a pixel. Drawn here, as a general encoder takes four bytes a pixel and
 * two hundred times as long.
 *
 * @param side squares in a row
 * @param isDark whether the square in this row and column is set
 * @param scale pixels in a square's side
 */
export function twoColourPng(
  side: number,
  isDark: (row: number, column: number) => boolean,
  scale: number,
  { dark, light }: TwoColours,
): Buffer {
  const pixels = side * scale;
  // Every line begins with the name of its filter: none.
  const line = Buffer.alloc(1 + Math.ceil(pixels / 8));
  const drawn = Buffer.alloc(line.length * pixels);
  for (let row = 0; row < side; row += 1) {
    line.fill(0);
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      const at = 1 + (pixel >> 3);
      if (isDark(row, Math.floor(pixel / scale))) line[at] = (line[at] ?? 0) | (0x80 >> (pixel & 7));
    }
    for (let copy = 0; copy < scale; copy += 1) line.copy(drawn, (row * scale + copy) * line.length);
  }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(ONE_BIT_OF_A_LIST)])),
    chunk('PLTE', Buffer.concat([light, dark].map((colour) => Buffer.from(colour.slice(1), 'hex')))),
    chunk('IDAT', deflateSync(drawn)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
