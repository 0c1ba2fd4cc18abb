import { DOWN, EYES, inRoom, MIDDLE, SIZE, UP } from '../measures.js';
import { acts, fill, glow, group, short, told } from '../pen.js';
import { type Figure, person } from '../people.js';
import { casinoShape, casinoWalls } from './casino-walls.js';

function guest(figure: Figure, x: number, near: number, faces?: 'left'): string {
  const place = { x: MIDDLE + x * near, y: EYES + DOWN * near - 1, size: SIZE * near };
  return person(figure, faces ? { ...place, faces } : place);
}

/** A lamp over a table: how far from the middle, how near, how large. */
const lamps = [
  [-205, 0.8, 0.72],
  [0, 0.84, 0.86],
  [205, 0.8, 0.72],
] as const;

function lampPlaces() {
  return lamps.map(([x, near, size]) => {
    const [left, top] = inRoom(x, UP, near);
    return { x: left, y: top, size: size * near };
  });
}

/** The lamps' light, behind the people. */
export function cones(): string {
  const floor = short(EYES + DOWN * 0.9);
  const shapes = lampPlaces().map(({ x, y, size }) => {
    const [inner, outer] = [42 * size, 250 * size];
    return `<path d="M${short(x - inner)} ${short(y + 110 * size)}h${short(inner * 2)}L${short(x + outer)} ${floor}H${short(x - outer)}z"/>`;
  });
  return `<g filter="url(#spray)" fill="url(#g-cone)" opacity=".95">${shapes.join('')}</g>`;
}

export function pendants(): string {
  return lampPlaces()
    .map(({ x, y, size }) => {
      const at = `translate(${short(x)} ${short(y + 86 * size)})scale(${Number(size.toFixed(2))})`;
      return `<use href="#pendant" transform="${at}"/>`;
    })
    .join('');
}

/** Light around the lamps, before everything. */
export function halos(): string {
  return glow(lampPlaces().map(({ x, y, size }) => [x, y + 86 * size + 20, 60 * size] as const));
}

/** Where the table of the kit stands, 446 wide; its feet are at 645 there. */
export function tablePlace(): string {
  const [wide, high] = [0.84, 0.6];
  return `matrix(${wide} 0 0 ${high} ${short(MIDDLE - 6 - 730 * wide)} ${short(EYES + DOWN * 0.95 - 645 * high)})`;
}

function table(): string {
  return `<use class="told" href="#table" transform="${tablePlace()}"/>`;
}

/** Roulette at its height: eleven people, three lamps, one table. */
export function casino(): string {
  const behind =
    guest('waiter', -212, 0.7) +
    guest('raker', -40, 0.74) +
    guest('counter', 90, 0.74, 'left') +
    guest('cigar', 244, 0.75, 'left');
  const before = [
    guest('leaner', -204, 0.94),
    guest('watcher', -254, 0.975),
    guest('hostess', -299, 0.99),
    guest('lowback', 122, 0.985, 'left'),
    guest('laugh', 212, 0.99, 'left'),
    guest('whisper', 285, 0.96, 'left'),
  ];
  return group(
    'casino',
    [
      casinoWalls(),
      fill('url(#g-room)', casinoShape),
      fill('url(#cut-dark)', casinoShape, 'mask="url(#m-corners)"'),
      acts([told(cones()), behind, table(), ...before, told(pendants() + halos())].join('')),
    ].join(''),
    'clip-path="url(#c-casino)"',
  );
}
