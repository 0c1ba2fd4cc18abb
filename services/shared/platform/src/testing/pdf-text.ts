import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** The texts of each page, in the order in which a screen reader says them. */
  readonly pages: readonly (readonly string[])[];
  /** Kinds of its structure elements, e.g. `H1`; empty for a file that is not tagged. */
  readonly tags: readonly string[];
  /** Of the catalog, which has language and title bar. */
  readonly catalog: string;
}

interface Part {
  readonly head: string;
  readonly stream: string;
}

/** Reads what pdfkit writes, with embedded fonts. */
export function readPdf(file: Buffer): ReadPdf {
  const parts = new Map<string, Part>();
  for (const [, id = '', body = ''] of file.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    parts.set(id, partOf(body));
  }
  const find = (id: string | undefined): Part => parts.get(id ?? '') ?? { head: '', stream: '' };
  const heads = [...parts.values()].map(({ head }) => head);
  const fonts = new Map<string, readonly string[]>();
  for (const [, name = '', id] of heads.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    fonts.set(name, lettersOf(find(/ToUnicode (\d+)/.exec(find(id).head)?.[1]).stream));
  }
  const kids = /\/Kids \[(.*?)\]/s.exec(heads.join('\n'))?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(
    ([, id]) => find(/Contents (\d+)/.exec(find(id).head)?.[1]).stream,
  );
  return {
    pages: pages.map((content) => textsOf(content, fonts)),
    tags: heads.flatMap((head) => /^<<\n\/S \/(\w+)/.exec(head)?.[1] ?? []),
    catalog: heads.find((head) => head.includes('/Type /Catalog')) ?? '',
  };
}

function partOf(body: string): Part {
  const [, head = body, bytes = ''] = /^(.*?)stream\n(.*)\nendstream$/s.exec(body) ?? [];
  const packed = Buffer.from(bytes, 'latin1');
  return { head, stream: head.includes('/FlateDecode') ? inflateSync(packed).toString('latin1') : bytes };
}

/** Of each glyph, by its number in the file. A glyph can be two letters. */
function lettersOf(map: string): string[] {
  const inside = [...map.matchAll(/\[(.*?)\]/gs)].map(([, list]) => list).join(' ');
  return [...inside.matchAll(/<([\da-f ]+)>/g)].map(([, units = '']) =>
    String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
  );
}

/** A text ends with its structure element, and with its line. */
function textsOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): string[] {
  const texts: string[] = [];
  let place = '';
  let letters: readonly string[] = [];
  const steps = /(?<mark> BDC)|(?<line>[\d.]+) Tm|\/(?<font>F\d+) [\d.]+ Tf|\[(?<shown>.*?)\] TJ/g;
  let known = '';
  for (const { groups = {} } of content.matchAll(steps)) {
    if (groups.mark) known = '';
    if (groups.line) place = groups.line;
    if (groups.font) letters = fonts.get(groups.font) ?? [];
    if (groups.shown === undefined) continue;
    const glyphs = [...groups.shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '?').join('');
    if (known === place) texts.push(`${texts.pop() ?? ''}${text}`);
    else texts.push(text);
    known = place;
  }
  return texts;
}
