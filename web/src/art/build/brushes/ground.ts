import { closedPath, openPath, planeThrough, readCorners } from '../plane.js';
import { type Brush, path, type Strokes } from './brush.js';

function planeOf({ text }: Strokes): ReturnType<typeof planeThrough> {
  return planeThrough(readCorners(text('quad') ?? ''));
}

/** Joints of a floor or ceiling on `quad`: `cols` along the depth, `rows` across it. */
export const boards: Brush = (strokes) => {
  const plane = planeOf(strokes);
  const [cols, rows] = [strokes.number('cols', 0), strokes.number('rows', 0)];
  let d = '';
  for (let col = 1; col < cols; col += 1) d += openPath([plane(col / cols, 0), plane(col / cols, 1)]);
  for (let row = 1; row < rows; row += 1) d += openPath([plane(0, row / rows), plane(1, row / rows)]);
  return path(d, { fill: 'none' });
};

/** Every other square of a tiled floor on `quad`. */
export const checks: Brush = (strokes) => {
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
