import type { SvgElement } from '../svg-tree.js';
import { type Brush, strokesOf } from './brush.js';
import { books, panes, tiles } from './grids.js';
import { boards, checks } from './ground.js';
import { rays, ripples, stars } from './sky.js';
import { stones, voussoirs } from './stones.js';

/** Every brush by the name that drawings use. */
const brushBox: Readonly<Record<string, Brush>> = {
  boards,
  books,
  checks,
  panes,
  rays,
  ripples,
  stars,
  stones,
  tiles,
  voussoirs,
};

/** Attributes that brushes pass on to the painted shape. */
const HANDED_ON = /^(id|fill|stroke|stroke-.+|opacity|filter|transform|style|clip-path|mask)$/;

/** Paints a `<brush>`; leaves other elements alone. @throws Error for an unknown brush */
export function paint(element: SvgElement): SvgElement {
  if (element.name !== 'brush') return element;
  const brush = brushBox[element.attributes.kind ?? ''];
  if (brush === undefined) throw new Error(`there is no brush "${element.attributes.kind}"`);
  const painted = brush(strokesOf(element));
  const own = Object.entries(element.attributes).filter(([key]) => HANDED_ON.test(key));
  return { ...painted, attributes: { ...painted.attributes, ...Object.fromEntries(own) } };
}
