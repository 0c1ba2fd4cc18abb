import { tunnelFloor, tunnelTop } from '../section/measures.js';
import { box, fill, glow, line, range, short } from '../section/pen.js';
import { mover } from './mover.js';
import { HATCH, LADDER, openings, wire } from './places.js';

/** The shaft with the ladder, from the tunnel's floor to the garden. */
function shaft(): string {
  const [left, right] = [LADDER - 18, LADDER + 18];
  const [top, bottom] = [HATCH + 2, tunnelTop(LADDER) + 4];
  const foot = tunnelFloor(LADDER) - 15;
  const rungs = range(top + 8, foot - 6, 13).map((y) => `M${LADDER - 10} ${short(y)}h20`);
  return [
    fill('#0a0503', box(left - 5, top, right + 5, bottom + 6)),
    fill('#33200f', box(left, top, right, bottom + 8)),
    line(
      '#4a3019',
      1.6,
      range(top + 12, bottom, 15)
        .map((y) => `M${left} ${short(y)}h36`)
        .join(''),
    ),
    glow([[LADDER, top + 150, 60]]),
    line('#1a0d06', 7, `M${LADDER - 11} ${top}V${short(foot)}M${LADDER + 11} ${top}V${short(foot)}`),
    line('#c98a45', 3, `M${LADDER - 11} ${top}V${short(foot)}M${LADDER + 11} ${top}V${short(foot)}`),
    line('#f0cb80', 3, rungs.join('')),
    line('#e6c983', 1.8, `M${left - 5} ${top}V${short(bottom - 8)}M${right + 5} ${top}V${short(bottom - 4)}`),
    fill('#7a4a22', `M${left - 5} ${top}l-26-26 4-4 28 26z`),
  ].join('');
}

/** Two low openings in the cut walls, which the wheel rolls through. */
function doors(): string {
  const { top, floor, hall, secret } = openings;
  const opening = ([left, right]: readonly [number, number]): string =>
    fill('#1d0f08', box(left - 2, top, right + 2, floor)) +
    fill('#4a2c16', box(left - 2, floor - 5, right + 2, floor + 1)) +
    line('#e6c983', 1.8, `M${left - 3} ${top}H${right + 3}M${left - 3} ${floor + 1}H${right + 3}`);
  return opening(hall) + opening(secret);
}

/** The spark that runs along the wire. */
export function spark(): string {
  const d = wire();
  const run = (id: string, color: string, width: number, dash: number): string =>
    `<path id="${id}" d="${d}" pathLength="1000" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash} 2000"/>`;
  return mover('sparks', run('spark-glow', '#ff9a4c', 11, 30) + run('spark', '#fff6d8', 4.6, 14), '-200 570 850 140 1');
}

/** What is cut into the hill for the alarm: ladder, openings, and the wire in the earth and on the wall. */
export function cuts(): string {
  const d = wire();
  return shaft() + doors() + line('#120a05', 4.5, d) + line('#d9b25c', 1.8, d, 'opacity=".85"');
}

/** The bell, and the sound around it. Both move about the bell's own middle. */
export function bell(): string {
  const waves = 'M-27-13q-9 17 0 34M27-13q9 17 0 34M-37-21q-13 25 0 50M37-21q13 25 0 50';
  const shape = [
    fill('#d6ab52', 'M-10 14Q-9-2 0-2T10 14z'),
    fill('#f6dd98', 'M-10 14Q-9-2 0-2-5 2-5 14z'),
    fill('#8a6524', 'M-12 14h24v2.500h-24z'),
    '<circle cy="18.500" r="2.600" fill="#e6c983"/>',
  ];
  const moves = (id: string, content: string): string =>
    mover(id, `<g transform="scale(1.500)">${content}</g>`, '-80 -60 160 120 1');
  return moves('waves', line('#ffe1a0', 2, waves)) + moves('bell', shape.join(''));
}
