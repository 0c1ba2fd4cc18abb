import { closedPath, openPath, type Point, planeThrough, readCorners } from '../plane.js';
import { seededRandom } from '../seeded-random.js';
import type { SvgElement } from '../svg-tree.js';
import { type Brush, group, path, type Strokes, strokesOf } from './brush.js';
import { stones, voussoirs } from './stones.js';

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}h${Math.round(width * 2) / 2}v${Math.round(height * 2) / 2}h${
    -Math.round(width * 2) / 2
  }z`;
}

/** A grid of oblongs in `x y w h`: `cols` by `rows`, `gap` (and `row-gap`) apart: windows, panes, pigeonholes. */
const panes: Brush = ({ number }) => {
  const [x, y, width, height] = [number('x'), number('y'), number('w'), number('h')];
  const [cols, rows, gap] = [number('cols'), number('rows', 1), number('gap', 4)];
  const rowGap = number('row-gap', gap);
  const [across, down] = [(width - gap * (cols - 1)) / cols, (height - rowGap * (rows - 1)) / rows];
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      d += rectangle(x + col * (across + gap), y + row * (down + rowGap), across, down);
    }
  }
  return path(d);
};

/** A shelf of books standing on the bottom of `x y w h`; four tones `--book-1` to `--book-4`. */
const books: Brush = ({ number }) => {
  const random = seededRandom(number('seed', 1));
  const [x, y, width, height] = [number('x'), number('y'), number('w'), number('h')];
  const thick = number('thick', 7);
  const tones = ['', '', '', ''];
  let left = x;
  let bands = '';
  while (left < x + width - thick) {
    const [across, tall] = [thick * (0.7 + random() * 0.8), height * (0.68 + random() * 0.3)];
    if (random() > 0.06) {
      tones[Math.floor(random() * 4)] += rectangle(left, y + height - tall, across - 1, tall);
      if (random() > 0.5) bands += rectangle(left, y + height - tall * 0.82, across - 1, 2);
    }
    left += across;
  }
  const fills = ['var(--book-1,#7a1f26)', 'var(--book-2,#1f4d3d)', 'var(--book-3,#c99f63)', 'var(--book-4,#2f5d7c)'];
  return group([
    ...fills.map((fill, index) => path(tones[index] ?? '', { fill })),
    path(bands, { fill: 'var(--book-band,#e6c983)' }),
  ]);
};

/** Scalloped roof tiles in `x y w h`, as strokes: `tile` is the width of one. */
const tiles: Brush = ({ number }) => {
  const [x, y, width, height, tile] = [number('x'), number('y'), number('w'), number('h'), number('tile')];
  let d = '';
  for (let row = 0; row * tile * 0.7 < height; row += 1) {
    const count = Math.ceil(width / tile) + 1;
    d += `M${Math.round(x - (row % 2) * tile * 0.5)} ${Math.round(y + row * tile * 0.7)}`;
    d += `q${tile / 2} ${tile * 0.7} ${tile} 0`.repeat(count);
  }
  return path(d, { fill: 'none' });
};

/**
 * Wedges from `cx cy` out to `R`, starting at `r`: `n` of them from angle `from` to `to`, `duty` filled; `squash` lays
 * them down, as the pockets of a wheel.
 */
const rays: Brush = ({ number }) => {
  const [cx, cy, inner, outer] = [number('cx'), number('cy'), number('r', 0), number('R')];
  const [from, to, count, duty] = [number('from', -180), number('to', 0), number('n'), number('duty', 0.5)];
  const squash = number('squash', 1);
  const at = (radius: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * squash * Math.sin(angle)];
  };
  const step = (to - from) / count;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const start = from + (index + (1 - duty) / 2) * step;
    const end = start + duty * step;
    d += closedPath([at(inner, start), at(outer, start), at(outer, end), ...(inner > 0 ? [at(inner, end)] : [])]);
  }
  return path(d);
};

/** Points of light, `n` in the box `x y w h`, kept a little apart; stroke them with round caps. */
const stars: Brush = ({ number }) => {
  const random = seededRandom(number('seed', 1));
  const [x, y, width, height, count] = [number('x'), number('y'), number('w'), number('h'), number('n')];
  const apart = number('apart', Math.sqrt((width * height) / count) * 0.55);
  const points: Point[] = [];
  for (let attempt = 0; attempt < count * 30 && points.length < count; attempt += 1) {
    const candidate: Point = [x + random() * width, y + random() * height];
    if (points.every(([px, py]) => Math.hypot(px - candidate[0], py - candidate[1]) > apart)) points.push(candidate);
  }
  return path(points.map((point) => `${openPath([point])}h0`).join(''), { fill: 'none', 'stroke-linecap': 'round' });
};

/** Lines of still water or wind: `n` dashes in the box `x y w h`, longer towards the bottom. */
const ripples: Brush = ({ number }) => {
  const random = seededRandom(number('seed', 1));
  const [x, y, width, height, count] = [number('x'), number('y'), number('w'), number('h'), number('n')];
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const depth = (index + random() * 0.6) / count;
    const length = width * (0.04 + 0.12 * depth) * (0.6 + random() * 0.8);
    const left = x + random() * Math.max(0, width - length);
    d += `${openPath([[left, y + depth * height]])}h${Math.round(length)}`;
  }
  return path(d, { fill: 'none', 'stroke-linecap': 'round' });
};

function planeOf({ text }: Strokes): ReturnType<typeof planeThrough> {
  return planeThrough(readCorners(text('quad') ?? ''));
}

/** Joints of a floor or ceiling on `quad`: `cols` along the depth, `rows` across it. */
const boards: Brush = (strokes) => {
  const plane = planeOf(strokes);
  const [cols, rows] = [strokes.number('cols', 0), strokes.number('rows', 0)];
  let d = '';
  for (let col = 1; col < cols; col += 1) d += openPath([plane(col / cols, 0), plane(col / cols, 1)]);
  for (let row = 1; row < rows; row += 1) d += openPath([plane(0, row / rows), plane(1, row / rows)]);
  return path(d, { fill: 'none' });
};

/** Every other square of a tiled floor on `quad`. */
const checks: Brush = (strokes) => {
  const plane = planeOf(strokes);
  const [cols, rows] = [strokes.number('cols'), strokes.number('rows')];
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    for (let col = row % 2; col < cols; col += 2) {
      const [left, right, top, bottom] = [col / cols, (col + 1) / cols, row / rows, (row + 1) / rows];
      d += closedPath([plane(left, top), plane(right, top), plane(right, bottom), plane(left, bottom)]);
    }
  }
  return path(d);
};

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
