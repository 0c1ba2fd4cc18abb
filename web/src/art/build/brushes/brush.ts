import type { SvgElement } from '../svg-tree.js';

/** The attributes of a `<brush>` that say how to paint; all others are passed on to what it paints. */
export interface Strokes {
  readonly number: (name: string, otherwise?: number) => number;
  readonly text: (name: string) => string | undefined;
}

/** Turns a `<brush kind="…">` into plain shapes. */
export type Brush = (strokes: Strokes) => SvgElement;

/** Reads numbers and texts from a brush. A missing required number is an error. */
export function strokesOf({ attributes }: SvgElement): Strokes {
  return {
    number: (name, otherwise) => {
      const value = attributes[name] === undefined ? otherwise : Number(attributes[name]);
      if (value === undefined || Number.isNaN(value))
        throw new Error(`brush ${attributes.kind} wants a number ${name}`);
      return value;
    },
    text: (name) => attributes[name],
  };
}

export function path(d: string, attributes: Readonly<Record<string, string>> = {}): SvgElement {
  return {
    name: 'path',
    attributes: { ...attributes, d },
    children: [],
  };
}

export function group(children: readonly SvgElement[]): SvgElement {
  return { name: 'g', attributes: {}, children };
}
