import { FLOOR } from '../measures.js';
import { acts, box, fill, glow, group, line, type Point, range, short, told } from '../pen.js';

const [left, right, top] = [262, 420, 692];
export const secretShape = box(left, top, right, FLOOR);

/** A piece of the wheel's ring, by its angles. */
function pocket([x, y]: Point, outer: number, inner: number, from: number): string {
  const to = from + Math.PI / 18;
  const on = (r: number, angle: number): string =>
    `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
  return `M${on(outer, from)}A${outer} ${outer} 0 0 1 ${on(outer, to)}L${on(inner, to)}A${inner} ${inner} 0 0 0 ${on(inner, from)}z`;
}

function wheelShadow([x, y]: Point, radius: number): string {
  return `<ellipse cx="${x + 6}" cy="${y + radius + 3}" rx="${radius}" ry="5" fill="#0e0604" opacity=".7"/>`;
}

/** A wheel on its rim. */
export function wheel([x, y]: Point, radius: number): string {
  const pockets = range(0, 17, 1).map((place) => pocket([x, y], radius - 6, radius - 17, (place * Math.PI) / 9));
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#6b3a1c" stroke="#f0b664" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius - 5}" fill="#140a08"/>`,
    fill('#a32b30', pockets.join('')),
    `<circle cx="${x}" cy="${y}" r="${radius - 18}" fill="#a06028" stroke="#f0cb80" stroke-width="1.4"/>`,
    line('#ffe3a0', 3.4, `M${x - 17} ${y - 5}l34 10M${x - 5} ${y + 17}l10-34`),
    `<circle cx="${x}" cy="${y}" r="6" fill="#f2d68a"/>`,
  ].join('');
}

/** Where the equipment stood during raids: the wheel on its rim, two table tops, a lantern, and the door that is a panel. */
export function secretRoom(): string {
  const boards = range(left, right - 22, 22).map((x) => `M${x} ${top}V${FLOOR}`);
  const tables = [
    fill('#1f5f4a', 'm372 838 6-108h9l-4 108z'),
    fill('#63b08c', 'm372 838 6-108h3l-5 108z'),
    fill('#1a4f3f', 'm390 838 3-92h8l-2 92z'),
  ];
  const lantern = [
    line('#0e0704', 1.6, 'M332 712v-20'),
    fill('#ffe6a8', 'M323 712h18l4 8h-26zm-2 8h22v18h-22z'),
    line('#1a0d06', 2.4, 'M321 720h22m-22 18h22m-17-18v18m12-18v18'),
  ];
  const panel = [
    fill('#7a4424', 'M420 838V730l-24 8v100z'),
    line('#e0a85c', 1.2, 'M416 744v82l-16 4v-82z'),
    fill('#ffcf7d', 'M396 738v100h-60z', 'opacity=".16"'),
  ];
  return group(
    'secret-room',
    [
      fill('#2e1a0e', secretShape),
      line('#1d1008', 1.6, boards.join('')),
      line('#1d1008', 4, `M${left} 742H${right}`),
      told(glow([[330, 744, 96]])),
      acts(wheelShadow([312, 789], 45) + wheel([312, 789], 45)),
      told(tables.join('')),
      told(lantern.join('')),
      fill('url(#g-secret)', secretShape),
      acts(told(panel.join(''))),
    ].join(''),
    'clip-path="url(#c-secret)"',
  );
}
