import { GROUND } from '../measures.js';
import { box, fill, glow, group, line, range, told } from '../pen.js';
import { person } from '../people.js';

const [left, top, right, bottom] = [690, 318, 1170, 474];
export const diningShape = box(left, top, right, bottom);
const bays = [730, 830, 930, 1030, 1130];

/** An arched window over the garden, with its curtains. */
function window(x: number): string {
  return [
    fill('#4a2413', `M${x - 27} 420v-44a27 27 0 0 1 54 0v44z`),
    fill('#12323a', `M${x - 22} 417v-41a22 22 0 0 1 44 0v41z`),
    fill('#0c2228', `M${x - 22} 417v-12q22-10 44 0v12z`),
    line('#4a2413', 3, `M${x} 354v63m-22-36h44`),
    fill('#fff0c8', `M${x + 9} 367h2v2h-2zM${x - 13} 377h1.6v1.6h-1.6z`),
    fill('#35605a', `M${x - 29} 350q14 24 0 74l-7-2q4-44 0-70zm58 0q-14 24 0 74l7-2q-4-44 0-70z`),
  ].join('');
}

function wall(): string {
  const panels = range(0, 11, 1).map((place) => box(697 + place * 40, 430, 725 + place * 40, 460));
  return [
    fill('#c98a42', diningShape),
    fill('url(#paper)', diningShape),
    fill('#7a4a22', box(left, top, right, top + 10)),
    fill('#f2d68a', box(left, top + 9, right, top + 12)),
    fill('#7a3a1e', box(left, 424, right, 466)),
    fill('#e8b266', box(left, 422, right, 425)),
    fill('#8f4a28', panels.join(''), 'stroke="#63290f"'),
    ...bays.map(window),
    fill('#4a1c12', box(left, 466, right, 476)),
    fill('#5c3320', 'M700 468h460l8 7H692z'),
  ].join('');
}

/** A table for two. The tea room of the kit is drawn larger: 0.37 of it stands here. */
function table(middle: number, first: 'seatCup' | 'seatLaugh', second: 'seatTell' | 'seatChin'): string {
  const size = 0.39;
  const y = bottom;
  return [
    person(first, { x: middle - 115 * size, y, size: size * 0.98 }),
    person(second, { x: middle + 118 * size, y, size: size * 0.98, faces: 'left' }),
    `<use class="told" href="#tea-table" transform="translate(${middle - 312 * size} ${y - 486 * size})scale(${size})"/>`,
  ].join('');
}

/** Supper above: five windows, two tables, a waiter between them. */
export function dining(): string {
  return group(
    'dining',
    [
      wall(),
      told(
        glow([
          [812, 404, 86],
          [1048, 404, 86],
        ]),
      ),
      table(812, 'seatCup', 'seatTell'),
      table(1048, 'seatLaugh', 'seatChin'),
      person('waiter', { x: 936, y: 473, size: 0.38, faces: 'left' }),
      fill('url(#g-dine)', diningShape),
    ].join(''),
    'clip-path="url(#c-dining)"',
  );
}

/** The floor between supper and roulette: boards, joists, and the light that comes through. */
export function boards(): string {
  const joists = range(604, 1250, 36);
  const seams = range(676, 1180, 24).map((x) => `M${x} 476v12`);
  return group(
    'boards',
    [
      fill('#5a3318', box(676, 476, 1184, 488)),
      fill('#1a0f08', box(594, 488, 1266, 556)),
      fill('url(#g-leak)', box(596, 488, 1264, 548), 'filter="url(#spray)"'),
      fill('#6b4020', joists.map((x) => box(x, 488, x + 15, 542)).join('')),
      fill('#a8703a', joists.map((x) => box(x, 488, x + 4, 542)).join('')),
      fill('#f0bd6a', joists.map((x) => box(x, 538, x + 15, 542)).join('')),
      line('#2a1508', 1.2, seams.join('')),
      fill('#8a5a2c', box(594, 542, 1266, 552)),
      line('#f2d68a', 1.6, 'M594 542H1266'),
      line('#e6c983', 2, `M676 ${GROUND - 2}h508`),
    ].join(''),
  );
}
