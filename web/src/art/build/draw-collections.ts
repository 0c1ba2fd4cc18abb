import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type FontCollection } from 'fontkit';
import { guestCategories } from '../../content/guests/guests.js';
import { paint } from './brushes/brush-box.js';
import { dealCard } from './card.js';
import { type Faces, outlineText } from './outline-text.js';
import { elementsOf, mapElements, parseSvg, referencesIn, type SvgElement, writeSvg } from './svg-tree.js';

const packages = createRequire(import.meta.url);

function isFont(opened: Font | FontCollection): opened is Font {
  return 'layout' in opened;
}

function open(file: string): Font {
  const opened = create(readFileSync(packages.resolve(file)));
  if (!isFont(opened)) throw new Error(`${file} is a collection of fonts`);
  return opened;
}

/** The fonts of drawings: signs in Limelight, small capitals in semibold Jost. */
function loadFaces(): Readonly<Record<'Limelight' | 'Federo' | 'Jost', Font>> {
  return {
    Limelight: open('@fontsource/limelight/files/limelight-latin-400-normal.woff2'),
    Federo: open('@fontsource/federo/files/federo-latin-400-normal.woff2'),
    Jost: open('@fontsource/jost/files/jost-latin-600-normal.woff2'),
  };
}

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

function definedIn(drawing: SvgElement): ReadonlySet<string> {
  return new Set([...elementsOf(drawing)].flatMap(({ attributes }) => attributes.id ?? []));
}

function withoutIdleIds(drawing: SvgElement): SvgElement {
  const used = referencesIn(drawing);
  return mapElements(drawing, (element) => {
    const { id, ...rest } = element.attributes;
    const kept = id === undefined || used.has(id) || element.name === 'view' || element.name === 'title';
    return kept ? element : { ...element, attributes: rest };
  });
}

function localHref(element: SvgElement): SvgElement {
  const href = element.attributes.href?.replace('kit.svg#', '#');
  return href === undefined ? element : { ...element, attributes: { ...element.attributes, href } };
}

/**
 * Makes a drawing self-contained: paints brushes, outlines texts, inlines the kit's parts, removes unused ids. A filter of
 * its own takes the place of the kit's filter of that name: another light for the same people.
 * @throws Error for a reference that neither the drawing nor the kit defines, or a layer named like a part
 */
export function selfContained(source: SvgElement, kit: Kit, faces: Faces): SvgElement {
  const painted = outlineText(mapElements(source, paint), faces);
  const own = definedIn(painted);
  const parts = partsFor(painted, kit).filter(
    ({ name, attributes: { id } }) => name !== 'filter' || !own.has(id ?? ''),
  );
  const whole = { ...painted, children: [{ name: 'defs', attributes: {}, children: parts }, ...painted.children] };
  for (const { attributes } of parts) {
    if (attributes.id !== undefined && own.has(attributes.id)) {
      throw new Error(`#${attributes.id} is the name of a part of the kit that it uses`);
    }
  }
  const drawn = definedIn(whole);
  for (const id of referencesIn(whole)) {
    if (!drawn.has(id)) throw new Error(`it refers to #${id}, which nobody draws`);
  }
  return withoutIdleIds(mapElements(whole, localHref));
}

/** The kit's parts by id, in drawing order. */
type Kit = ReadonlyMap<string, SvgElement>;

/** Reads the direct children of the kit's `<defs>`. */
export function readKit(drawing: SvgElement): Kit {
  const definitions = [...elementsOf(drawing)].find(({ name }) => name === 'defs');
  const parts = new Map<string, SvgElement>();
  for (const part of definitions?.children ?? []) {
    if (typeof part !== 'string' && part.attributes.id !== undefined) parts.set(part.attributes.id, part);
  }
  return parts;
}

/** The kit's parts that a drawing needs, with their dependencies. */
function partsFor(drawing: SvgElement, kit: Kit): readonly SvgElement[] {
  const needed = new Set<string>();
  const need = (element: SvgElement): void => {
    for (const id of referencesIn(element)) {
      const part = kit.get(id);
      if (part === undefined || needed.has(id)) continue;
      needed.add(id);
      need(part);
    }
  };
  need(drawing);
  return [...kit].filter(([id]) => needed.has(id)).map(([, part]) => part);
}
