import { box, chances, type Point, path, pick } from './pen.js';

export const sandstone = ['#6b4f31', '#7d5d3a', '#5c4329', '#8a6942'] as const;

interface Wall {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Height of one course. */
  readonly course: number;
  readonly colors?: readonly string[];
  readonly seed: number;
}

/** A wall of stones in courses, no two of one width. */
export function stones({ left, top, width, height, course, colors = sandstone, seed }: Wall): string {
  const chance = chances(seed);
  const byColor = new Map(colors.map((color) => [color, '']));
  for (let row = 0; row * course < height - 1; row++) {
    const y = top + row * course;
    const low = Math.min(y + course, top + height);
    let x = left - (row % 2 ? Math.round(course * 0.7) : 0);
    while (x < left + width) {
      const wide = Math.round(course * (1.3 + chance() * 1.4));
      const [from, to] = [Math.max(left, x), Math.min(left + width, x + wide)];
      const color = pick(colors, chance());
      if (to - from > 2) {
        const stone = box(from + 0.8, y + 0.8, to - 0.8, low - 0.8);
        byColor.set(color, `${byColor.get(color) ?? ''}${stone}`);
      }
      x += wide;
    }
  }
  return [...byColor].map(([color, d]) => `<path d="${d}" fill="${color}"/>`).join('');
}

interface Arch {
  readonly at: Point;
  readonly radius: number;
  readonly thick: number;
  readonly count: number;
  readonly colors?: readonly string[];
}

/** Wedge stones around a half circle. */
export function archStones({ at: [x, y], radius, thick, count, colors = sandstone }: Arch): string {
  const on = (angle: number, r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  return Array.from({ length: count }, (_, place) => {
    const from = Math.PI + (place * Math.PI) / count;
    const to = from + (Math.PI / count) * 0.92;
    const stone = path(on(from, radius), on(to, radius), on(to, radius + thick), on(from, radius + thick));
    return `<path d="${stone}z" fill="${colors[place % colors.length]}"/>`;
  }).join('');
}

/** Every second ray of a half circle. */
export function rays([x, y]: Point, radius: number, count: number): string {
  return Array.from({ length: Math.ceil(count / 2) }, (_, place) => {
    const from = Math.PI + (place * 2 * Math.PI) / count;
    const to = from + (Math.PI / count) * 0.9;
    return `${path([x, y], [x + Math.cos(from) * radius, y + Math.sin(from) * radius], [x + Math.cos(to) * radius, y + Math.sin(to) * radius])}z`;
  }).join('');
}
