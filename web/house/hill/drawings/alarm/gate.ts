import { readFileSync } from 'node:fs';
import { box, fill, glow, group, line } from '../section/pen.js';
import { person } from '../section/people.js';
import { stones } from '../section/stones.js';
import { mover } from './mover.js';
import { gateAt } from './places.js';

const drawn = readFileSync(new URL('gate.svg', import.meta.url), 'utf8');

/** A tower of the gate, and one leaf of it, for `<use>`. */
export const gateDefs = drawn.slice(drawn.indexOf('<defs>') + 6, drawn.indexOf('</defs>')).replaceAll('\n', '');

const { x, y } = gateAt;
/** The towers of the kit are 362 high. */
const SIZE = 0.52;
const place = `translate(${x} ${y})scale(${SIZE})`;

/** A leaf hangs 106 beside the middle. The run turns it on its hinge. */
function leaf(id: string, side: 1 | -1): string {
  const hung = `translate(${-106 * side} 0)${side === 1 ? '' : 'scale(-1 1)'}`;
  return `<g transform="${hung}">${group(id, '<use href="#leaf" transform="translate(106 0)"/>')}</g>`;
}

/** The gate at the foot of the hill, and the guard with his hand at the button. */
export function gate(): string {
  const wall = { left: -420, top: y - 46, width: 50, height: 46, course: 15, seed: 5 };
  return [
    stones(wall) + fill('#a07f50', box(-420, y - 53, -370, y - 46)),
    fill('url(#g-bulb)', `M${x - 130} ${y}a130 130 0 0 1 260 0z`, 'filter="url(#spray)"'),
    `<g transform="${place}">${leaf('leaf-l', 1)}${leaf('leaf-r', -1)}<use href="#tower"/><use href="#tower" transform="scale(-1 1)"/></g>`,
    fill('#c9a24b', box(x + 50, y - 84, x + 57, y - 68)) + fill('#b8302f', box(x + 51.5, y - 79, x + 55.5, y - 73)),
    group(
      'guard',
      person('porter', { x: x + 22, y: y + 2, size: 0.38, style: '--a:#2f4a4c;--b:#16282a;--t:#1c2f32;--t2:#142325' }),
    ),
  ].join('');
}

/** The window of the gate turns red. */
export function red(): string {
  const lamp = { x: x + 92, y: y - 111 };
  const content = [
    fill('#ff5a44', box(lamp.x - 17, lamp.y - 13, lamp.x + 17, lamp.y + 14), 'opacity=".86"'),
    line('#3f2d1e', 2, `M${lamp.x} ${lamp.y - 13}v27`),
    glow([[lamp.x, lamp.y, 110]], 'g-red'),
  ];
  return mover('red', content.join(''), `${lamp.x - 110} ${lamp.y - 110} 220 220 1`);
}
