import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const FONT = '@fontsource/source-serif-4';

/** The files of the font. As in a browser, each has some letters, and those are read that a text needs. */
const FACES = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const;

export type Face = (typeof FACES)[number];

const files = new Map<Face, Buffer>();
const ranges = new Map<Face, RegExp>();

/** A file of the font, as TrueType. */
export function fontFile(face: Face): Buffer {
  const known = files.get(face) ?? unpacked(readFileSync(pathOf(`files/source-serif-4-${face}-400-normal.woff`)));
  files.set(face, known);
  return known;
}

/** A text in pieces, each with the file that has its letters. What none has is drawn as a box, so marks that nobody sees are left out. */
export function piecesOf(text: string): readonly { readonly face: Face; readonly letters: string }[] {
  const pieces: { face: Face; letters: string }[] = [];
  for (const letter of text.normalize('NFC').replace(/\p{Cf}/gu, '')) {
    const face = FACES.find((name) => rangeOf(name).test(letter)) ?? 'latin';
    const last = pieces.at(-1);
    if (last?.face === face) last.letters += letter;
    else pieces.push({ face, letters: letter });
  }
  return pieces;
}

/** "U+0370-0377,U+037F", as the stylesheet of the font says. */
function rangeOf(face: Face): RegExp {
  const known = ranges.get(face);
  if (known) return known;
  const said = JSON.parse(readFileSync(pathOf('unicode.json'), 'utf8')) as Record<Face, string>;
  const inside = said[face].replace(/[\dA-F]{4,}/g, '\\u{$&}').replace(/U\+|,/g, '');
  const range = new RegExp(`[${inside}]`, 'u');
  ranges.set(face, range);
  return range;
}

const pathOf = (file: string): string => require.resolve(`${FONT}/${file}`);

/**
 * A file of WOFF 1.0 (https://www.w3.org/TR/WOFF/) without its compression. The library would unpack a table each time that it looks
 * into it, which takes forty times as long as the rest of a document.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let place = 0; place < count; place += 1) {
    const entry = 44 + 20 * place;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(from, from + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    const to = 12 + 16 * place;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
