import { closedPath, openPath, type Point } from '../plane.js';
import { seededRandom } from '../seeded-random.js';
import { type Brush, path } from './brush.js';

/**
 * Wedges from `cx cy` out to `R`, starting at `r`: `n` of them from angle `from` to `to`, `duty` filled; `squash` lays
 * them down, as the pockets of a wheel.
 */
export const rays: Brush = ({ number }) => {
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
export const stars: Brush = ({ number }) => {
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
export const ripples: Brush = ({ number }) => {
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
