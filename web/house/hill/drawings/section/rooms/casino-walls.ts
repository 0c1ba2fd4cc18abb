import { DOWN, EYES, HALF, inRoom, MIDDLE, UP } from '../measures.js';
import { box, fill, group, line, type Point, path, range, short } from '../pen.js';
import { rays } from '../stones.js';

const BACK = 0.6;

/** A piece of a side wall, floor or ceiling, from one depth to another. */
function piece(from: Point, to: Point, near: number, far: number): string {
  return `${path(inRoom(...from, near), inRoom(...from, far), inRoom(...to, far), inRoom(...to, near))}z`;
}

const left = MIDDLE - HALF;
const right = MIDDLE + HALF;
const top = EYES + UP;
const bottom = EYES + DOWN;
const [backLeft, backTop] = inRoom(-HALF, UP, BACK);
const [backRight, backBottom] = inRoom(HALF, DOWN, BACK);
export const casinoShape = box(left, top, right, bottom);

/** The stage of light in the back wall. */
function niche(): string {
  const y = backBottom - 40;
  const arch = (radius: number): string =>
    `M${MIDDLE - radius} ${short(y)}v-30a${radius} ${radius} 0 0 1 ${2 * radius} 0v30z`;
  return [
    `<clipPath id="c-niche"><path d="${arch(78)}"/></clipPath>`,
    fill('#a84a2c', arch(78)),
    fill('#d97f3c', arch(60)),
    fill('#ffcf78', arch(42)),
    fill('#5a1a10', rays([MIDDLE, y], 110, 25), 'opacity=".28" clip-path="url(#c-niche)"'),
    line('#f2d68a', 1.8, arch(78) + arch(60)),
  ].join('');
}

/** Where a table folds away to. */
export function panel(x: number): string {
  const y = backTop + 34;
  return [
    fill('#1f0a0b', box(x - 29, y, x + 29, y + 88)),
    fill('#5c1c21', box(x - 25, y + 4, x + 25, y + 84)),
    line('#d3a850', 1.4, `${box(x - 19, y + 10, x + 19, y + 78)}M${x} ${short(y + 20)}l13 24-13 24-13-24z`),
  ].join('');
}

function trim(): string {
  const nicheEdge = 78;
  const dado = (upper: number, lower: number): string =>
    box(backLeft, backBottom - upper, MIDDLE - nicheEdge, backBottom - lower) +
    box(MIDDLE + nicheEdge, backBottom - upper, backRight, backBottom - lower);
  return [
    fill('#d3a850', box(backLeft, backTop, backRight, backTop + 9)),
    fill('#8f6a28', `${path([left, top], [backLeft, backTop], [backLeft, backTop + 9], [left, top + 15])}z`),
    fill('#6f5220', `${path([right, top], [backRight, backTop], [backRight, backTop + 9], [right, top + 15])}z`),
    fill('#43180f', dado(42, 0)),
    fill('#d09a48', dado(45, 41)),
    fill('#36120f', piece([-HALF, DOWN - 70], [-HALF, DOWN], 1, BACK)),
    fill('#2c0f0d', piece([HALF, DOWN - 70], [HALF, DOWN], 1, BACK)),
    fill('#a87632', piece([-HALF, DOWN - 76], [-HALF, DOWN - 69], 1, BACK)),
    fill('#7d5826', piece([HALF, DOWN - 76], [HALF, DOWN - 69], 1, BACK)),
  ].join('');
}

/** Red and darker squares, smaller toward the back; the lamplight lies on them. */
function carpet(): string {
  const rows = [0.6, 0.66, 0.73, 0.81, 0.9, 1];
  const squares = range(0, 4, 1).flatMap((row) =>
    range(-4, 3, 1)
      .filter((column) => (row + column) % 2 === 0)
      .map((column) => piece([column * 82.5, DOWN], [column * 82.5 + 41, DOWN], rows[row + 1] ?? 1, rows[row] ?? 1)),
  );
  const all = piece([-HALF, DOWN], [HALF, DOWN], 1, BACK);
  return [
    fill('#7d1f26', all),
    fill('#68171e', squares.join('')),
    fill('url(#g-carpet)', all, 'filter="url(#spray)"'),
  ].join('');
}

/** The door with the hatch, and the way to the tunnel. */
function doors(): string {
  const leaf = (x: number, up: number, near: number, far: number): string =>
    piece([x, DOWN - up], [x, DOWN], near, far);
  return [
    fill('#1d0a0a', leaf(-HALF, 168, 0.93, 0.74)),
    fill('#7a4424', leaf(-HALF + 3, 160, 0.915, 0.755)),
    line(
      '#b97b40',
      1.4,
      piece([-HALF + 3, DOWN - 150], [-HALF + 3, DOWN - 82], 0.9, 0.77) +
        piece([-HALF + 3, DOWN - 70], [-HALF + 3, DOWN - 8], 0.9, 0.77),
    ),
    fill('#ffd98c', piece([-HALF + 3, DOWN - 136], [-HALF + 3, DOWN - 118], 0.86, 0.81)),
    fill('#120706', leaf(HALF, 150, 0.96, 0.76)),
    fill('#c99a45', piece([HALF, DOWN - 158], [HALF, DOWN - 150], 0.98, 0.74)),
  ].join('');
}

/** The room itself, as found: walls, ceiling, carpet. */
export function casinoWalls(): string {
  const ribs = range(-240, 240, 80).map((x) => path(inRoom(x, UP, 1), inRoom(x, UP, BACK)));
  const beams = [0.68, 0.77, 0.88].map((near) => path(inRoom(-HALF, UP, near), inRoom(HALF, UP, near)));
  const back = box(backLeft, backTop, backRight, backBottom);
  return group(
    'casino-walls',
    [
      fill('#240d10', casinoShape),
      fill('#2f1214', piece([-HALF, UP], [HALF, UP], 1, BACK)),
      line('#5a2420', 2.4, ribs.join('') + beams.join('')),
      fill('#5e1b22', piece([-HALF, UP], [-HALF, DOWN], 1, BACK)),
      fill('#4c151c', piece([HALF, UP], [HALF, DOWN], 1, BACK)),
      fill('#9c2f2f', back),
      fill('url(#stripe)', back),
      niche(),
      panel(MIDDLE - 150),
      panel(MIDDLE + 150),
      trim(),
      carpet(),
      doors(),
    ].join(''),
  );
}
