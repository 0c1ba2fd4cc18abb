import { readdirSync, readFileSync } from 'node:fs';
import { guestCategories } from '../../content/guests/guests.js';
import { dealCard } from './card.js';
import { loadFaces } from './faces.js';
import { readKit } from './kit.js';
import { selfContained } from './self-contained.js';
import { parseSvg, type SvgElement, writeSvg } from './svg-tree.js';

const scenes = new URL('../scenes/', import.meta.url);
/** Folders with a `source/`, and where their finished drawings go. */
const collections = [
  [scenes, 'drawn/'],
  [new URL('../guests/', import.meta.url), 'drawn/'],
  [new URL('../descent/', import.meta.url), ''],
  [new URL('../', import.meta.url), ''],
] as const;

function read(file: URL): SvgElement {
  return parseSvg(readFileSync(file, 'utf8'));
}

/** A finished drawing and its path. */
export interface Drawing {
  readonly name: string;
  readonly file: URL;
  readonly text: string;
}

/**
 * Draws every source whose name begins with one of `wanted` (all when empty). An emblem named after a guest is placed
 * on that guest's card. @throws Error naming the source that failed, with the cause
 */
export function* drawCollections(wanted: readonly string[]): Generator<Drawing> {
  const kit = readKit(read(new URL('source/kit.svg', scenes)));
  const faces = loadFaces();
  const cards = new Map(
    guestCategories.flatMap(({ singular, guests }) => guests.map((guest) => [guest.id, { ...guest, singular }])),
  );
  for (const [collection, drawn] of collections) {
    const sources = new URL('source/', collection);
    for (const name of readdirSync(sources).filter((entry) => entry.endsWith('.svg') && entry !== 'kit.svg')) {
      if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
      try {
        const source = read(new URL(name, sources));
        const card = cards.get(name.replace('.svg', ''));
        const whole = card === undefined ? source : dealCard(source, card, { sign: faces.Limelight, caps: faces.Jost });
        const text = `${writeSvg(selfContained(whole, kit, faces))}\n`;
        yield { name, file: new URL(`${drawn}${name}`, collection), text };
      } catch (cause) {
        throw new Error(`${name} cannot be drawn`, { cause });
      }
    }
  }
}
