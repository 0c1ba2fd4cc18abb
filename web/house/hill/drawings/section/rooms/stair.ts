import { FLOOR } from '../measures.js';
import { box, fill, glow, group, line, short, told } from '../pen.js';
import { person } from '../people.js';
import { stones } from '../stones.js';

const [left, right, top] = [440, 592, 356];
export const stairShape = box(left, top, right, FLOOR);
const landings = [478, 598, 718] as const;
const LANDING = 46;
const RUN = right - left - 2 * LANDING;
const STEPS = 9;
const RISE = 120;

/** A flight from one side to the other, with its brass rail. */
function flight(y: number, place: number): string {
  const direction = place % 2 ? -1 : 1;
  const [from, to] = place % 2 ? [right, left] : [left, right];
  const start = from + direction * LANDING;
  const end = start + direction * RUN;
  const steps = `v${short(RISE / STEPS)}h${short((direction * RUN) / STEPS)}`.repeat(STEPS);
  const posts = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => `M${short(start + direction * RUN * share)} ${short(y - 34 + RISE * share)}v34`,
  );
  return [
    fill(
      '#160b06',
      `M${from} ${y}H${start}${steps}H${to}v10H${end + direction * 2}L${start - direction * 6} ${y + 13}H${from}z`,
    ),
    line('#f0cb80', 2, `M${from} ${y}H${start}${steps}H${to}`),
    line('#c9a24b', 2, `M${start} ${y - 34}L${end} ${y + 86}`),
    line('#8a6524', 1.4, posts.join('')),
  ].join('');
}

interface Door {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** Strokes of its Roman number. */
  readonly strokes: readonly number[];
  /** What is in it: a mirror, a peephole. */
  readonly trick?: string;
}

function door({ x, y, color, strokes, trick = '' }: Door): string {
  const number = strokes.map((at) => `M${x + at} ${y - 111.5}v8`).join('');
  return [
    fill('#120805', box(x - 20, y - 98, x + 20, y)),
    fill(color, box(x - 16, y - 93, x + 16, y)),
    fill('#fff', box(x - 16, y - 93, x - 11, y), 'opacity=".14"'),
    line('#e0b064', 1.2, `M${x - 10} ${y - 86}h20v32h-20zm0 40h20v38h-20z`),
    fill('#ffe6a8', `M${x + 9} ${y - 50}h4v4h-4z`),
    trick,
    `<path d="M${x - 9} ${y - 114}h18v13h-18z" fill="#140a06" stroke="#e6c983" stroke-width="1.2"/>`,
    line('#ffe6a8', 1.5, number),
  ].join('');
}

function doors(): string {
  const mirror =
    fill('#9cc4cf', box(right - 35, 506, right - 15, 540)) +
    line('#fff', 1.5, `m${right - 32} 534 13-24m-6 26 8-15`, 'opacity=".85"');
  const peephole = `<circle cx="${left + 25}" cy="644" r="4.6" fill="#ffe6a8"/><circle cx="${left + 25}" cy="644" r="1.8" fill="#2a1210"/>`;
  return [
    door({ x: left + 25, y: landings[0], color: '#6b3a20', strokes: [0] }),
    door({ x: right - 25, y: landings[1], color: '#33475e', strokes: [-2, 2], trick: mirror }),
    door({ x: left + 25, y: landings[2], color: '#4a2b52', strokes: [-4, 0, 4], trick: peephole }),
  ].join('');
}

const lamps = [
  [516, 404],
  [540, 522],
  [500, 640],
  [548, 752],
] as const;

function lights(): string {
  const shades = lamps.map(
    ([x, y]) => fill('#fff3cf', `M${x - 8} ${y}h16l-3 10h-10z`) + fill('#c9a24b', `M${x - 10} ${y - 3}h20v3h-20z`),
  );
  return glow(lamps.map(([x, y]) => [x, y + 8, 70] as const)) + shades.join('');
}

/** The way down: three flights, three doors to be seen, someone at each. */
export function stair(): string {
  return group(
    'stair',
    [
      fill('#3a2114', stairShape),
      stones({
        left,
        top,
        width: right - left,
        height: FLOOR - top,
        course: 17,
        colors: ['#4a2c1a', '#543320', '#412615', '#5c3a22'],
        seed: 3,
      }),
      fill('url(#g-stair)', stairShape),
      told(landings.map(flight).join('') + doors() + lights()),
      person('tie', { x: left + LANDING + 14, y: landings[0] + 26, size: 0.36 }),
      person('hatcheck', { x: right - LANDING + 2, y: landings[1] - 1, size: 0.37, faces: 'left' }),
      person('porter', { x: left + LANDING + 6, y: landings[2], size: 0.37 }),
    ].join(''),
    'clip-path="url(#c-stair)"',
  );
}
