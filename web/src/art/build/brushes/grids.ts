import { seededRandom } from '../seeded-random.js';
import { type Brush, group, path } from './brush.js';

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}h${Math.round(width * 2) / 2}v${Math.round(height * 2) / 2}h${
    -Math.round(width * 2) / 2
  }z`;
}

/** A grid of oblongs in `x y w h`: `cols` by `rows`, `gap` (and `row-gap`) apart: windows, panes, pigeonholes. */
export const panes: Brush = ({ number }) => {
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
export const books: Brush = ({ number }) => {
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
export const tiles: Brush = ({ number }) => {
  const [x, y, width, height, tile] = [number('x'), number('y'), number('w'), number('h'), number('tile')];
  let d = '';
  for (let row = 0; row * tile * 0.7 < height; row += 1) {
    const count = Math.ceil(width / tile) + 1;
    d += `M${Math.round(x - (row % 2) * tile * 0.5)} ${Math.round(y + row * tile * 0.7)}`;
    d += `q${tile / 2} ${tile * 0.7} ${tile} 0`.repeat(count);
  }
  return path(d, { fill: 'none' });
};
