import { DOWN, EYES } from '../section/measures.js';
import { box, fill, group, line, short } from '../section/pen.js';
import { cutKit } from '../section/people.js';
import { tablePlace } from '../section/rooms/casino.js';
import { panel } from '../section/rooms/casino-walls.js';
import { rays } from '../section/stones.js';
import { wallTables } from './places.js';

/** The kit's table in its parts: legs and apron hang, the top turns, what lies on it is swept away. */
const [shadow, legs, apron, top, rotor, things] = cutKit(
  'table',
  '<path d="M540 548',
  '<path d="M512 524',
  '<path d="M556 474',
  '<g transform="matrix(1.08',
  '<path d="M749 513',
) as [string, string, string, string, string, string];
/** The back edge of the kit's table, which it turns on. */
const HINGE = 474;

/** The hill as a painting in a frame: the underside of the table that is up. */
function painting(): string {
  return [
    `<clipPath id="c-sky"><path d="${box(-183, -188, 183, -92)}"/></clipPath>`,
    fill('#3a1a10', box(-219, -228, 219, 0)),
    fill('#7a4a28', box(-213, -220, 213, -8)),
    fill('#c98a45', box(-213, -220, 213, -214) + box(-213, -220, -208, -8)),
    fill('#d8b05c', box(-190, -196, 190, -32)),
    fill('#c9803e', box(-183, -188, 183, -40)),
    fill('#f2d68a', rays([0, -92], 183, 31), 'clip-path="url(#c-sky)"'),
    fill('#fff0cc', 'M-34-92a34 34 0 0 1 68 0z'),
    fill('#6b7a4a', 'M-183-84Q-80-140 40-92T183-104V-40H-183z'),
    line('#8fa062', 2, 'M-170-84Q-80-130 30-90T183-98M-150-76Q-80-112 20-80T183-84'),
    fill('#2f4f42', 'M-183-58Q-60-96 70-62T183-74V-40H-183z'),
    line('#4f7a5c', 2, 'M-183-54Q-60-88 70-56T183-66M-120-56Q-40-72 60-48'),
    line('#8a6524', 3, box(-190, -196, 190, -32)),
  ].join('');
}

function latch(place: number, y: number): string {
  return `<g transform="translate(0 ${y})">${group(`latch${place}`, fill('#f2d68a', box(-2, -9, 2, 5)))}</g>`;
}

/** The table of the hall. It turns up on its back edge, then stands at the wall. */
export function hallTable(): string {
  const place = tablePlace();
  const middle = 730;
  const at = (content: string): string => `<g transform="translate(0 ${HINGE})">${content}</g>`;
  const shift = (content: string): string => `<g transform="translate(0 -${HINGE})">${content}</g>`;
  return group(
    'table-turns',
    `<g transform="${place}">${[
      group('table-shadow', shadow),
      `<g transform="translate(0 545)">${group('legs1', `<g transform="translate(0 -545)">${legs}</g>`)}</g>`,
      group('apron1', apron),
      at(group('under1', `<g transform="translate(${middle} 0)">${painting()}${latch(1, -222)}</g>`)),
      at(group('felt1', shift(top))),
      group('things', things),
      group('rotor', rotor),
    ].join('')}</g>`,
  );
}

/** Card tables that are panels of the back wall. `y` is their hinge. */
function wallTable(x: number, place: number): string {
  const y = EYES - 92 * 0.6 + 34 + 88;
  const floor = EYES + DOWN * 0.6 + 8;
  return [
    fill('#140708', box(x - 29, y - 88, x + 29, y)),
    `<g transform="translate(${x} ${short(y)})">`,
    group(`under${place}`, `<g transform="translate(${-x} ${short(-y)})">${panel(x)}</g>${latch(place, -84)}`),
    `<g transform="translate(0 14)">${group(`legs${place}`, fill('#3a1c14', box(-30, 0, -26, floor - y - 14) + box(26, 0, 30, floor - y - 14)))}</g>`,
    group(
      `felt${place}`,
      fill('#d9943f', 'M-29 0H29L36 14H-36z') +
        fill('#1f5f4a', 'M-26 1.500H26L31 12H-31z') +
        line('#f3e3bf', 2, 'M-14 5h7m4 3h8m6-3h6'),
    ),
    group(`apron${place}`, fill('#6b3018', box(-36, 14, 36, 20)) + fill('#a8622c', box(-36, 14, 36, 15.5))),
    '</g>',
  ].join('');
}

export function cardTables(): string {
  return wallTable(wallTables[0], 0) + wallTable(wallTables[1], 2);
}
