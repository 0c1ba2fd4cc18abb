import { elementsOf, referencesIn, type SvgElement } from './svg-tree.js';

/** The kit's parts by id, in drawing order. */
export type Kit = ReadonlyMap<string, SvgElement>;

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
export function partsFor(drawing: SvgElement, kit: Kit): readonly SvgElement[] {
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
