import { closedPath, type Plane, type Point, planeThrough, readCorners } from '../plane.js';
import { seededRandom } from '../seeded-random.js';
import { type Brush, group, path, type Strokes } from './brush.js';

const TONES = ['var(--stone,#8a6a46)', 'var(--stone-hi,#a9865b)', 'var(--stone-lo,#6d5238)'] as const;

function wallPlane({ number, text }: Strokes): { plane: Plane; width: number; height: number; corners: Point[] } {
  const quad = text('quad');
  const [x, y, width, height] = [number('x', 0), number('y', 0), number('w'), number('h')];
  const corners =
    quad === undefined
      ? ([
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ] as const)
      : readCorners(quad);
  return { plane: planeThrough(corners), width, height, corners: [...corners] };
}

/**
 * Rubble in courses: `x y w h`, or `quad` with `w h` as the wall's true size; `course` its course height, `seed`, and
 * `gap` the mortar's width. Three tones by custom property, so the wall can be relit.
 */
export const stones: Brush = (strokes) => {
  const { plane, width, height, corners } = wallPlane(strokes);
  const random = seededRandom(strokes.number('seed', 1));
  const course = strokes.number('course', 18);
  const gap = strokes.number('gap', Math.max(1.5, course * 0.12));
  const tones = ['', '', ''];
  const rows = Math.max(1, Math.round(height / course));
  for (let row = 0; row < rows; row += 1) {
    const top = (row * height) / rows;
    const bottom = ((row + 1) * height) / rows;
    let left = -random() * course;
    while (left < width) {
      const right = Math.min(width, left + course * (0.9 + random() * 1.9));
      const start = Math.max(0, left);
      if (right - start > course * 0.35) {
        const wobble = (): number => (random() - 0.5) * gap * 0.9;
        const stone: Point[] = [
          [start + gap / 2 + wobble(), top + gap / 2 + wobble()],
          [right - gap / 2 + wobble(), top + gap / 2 + wobble()],
          [right - gap / 2 + wobble(), bottom - gap / 2 + wobble()],
          [start + gap / 2 + wobble(), bottom - gap / 2 + wobble()],
        ];
        const tone = random();
        const index = tone < 0.45 ? 0 : tone < 0.76 ? 1 : 2;
        tones[index] += closedPath(stone.map(([u, v]) => plane(u / width, v / height)));
      }
      left = right;
    }
  }
  return group([
    path(closedPath(corners), { fill: 'var(--mortar,#3a2c20)' }),
    ...TONES.map((fill, index) => path(tones[index] ?? '', { fill })),
  ]);
};

/** Wedge stones round an arch: `cx cy r R from to n`, angles in degrees, 0 to the right and −90 up. */
export const voussoirs: Brush = ({ number }) => {
  const random = seededRandom(number('seed', 1));
  const [cx, cy, inner, outer] = [number('cx'), number('cy'), number('r'), number('R')];
  const [from, to, count] = [number('from', -180), number('to', 0), number('n')];
  const squash = number('squash', 1);
  const at = (radius: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * squash * Math.sin(angle)];
  };
  const step = (to - from) / count;
  const joint = step * number('gap', 0.08);
  const tones = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const [start, end] = [from + index * step + joint, from + (index + 1) * step - joint];
    const middle = (start + end) / 2;
    const reach = outer + (random() - 0.5) * (outer - inner) * 0.1;
    const tone = Math.floor(random() * 3);
    tones[tone] += closedPath([
      at(inner, start),
      at(inner, middle),
      at(inner, end),
      at(reach, end),
      at(reach, middle),
      at(reach, start),
    ]);
  }
  return group(TONES.map((fill, index) => path(tones[index] ?? '', { fill })));
};
