import { MOUTH, tunnelFloor, tunnelTop } from '../measures.js';
import { chances, fill, glow, group, line, path, pick, range, short, told } from '../pen.js';
import { person } from '../people.js';

const START = 1256;
const along = range(START, MOUTH, 25.25);
const roof = along.map((x) => [x, tunnelTop(x)] as const);
function floor(lift: number) {
  return along.map((x) => [x, tunnelFloor(x) + lift] as const);
}
export const tunnelShape = `${path(...roof, ...floor(0).reverse())}z`;
const COURSES = 6;

/** The back wall, in courses that turn with the slope. */
function courses(): string {
  const chance = chances(12);
  const colors = ['#4a3019', '#55381f', '#412913', '#5f4124'];
  const byColor = new Map(colors.map((color) => [color, '']));
  const at = (x: number, share: number) =>
    [Math.round(x), Math.round(tunnelTop(x) + (tunnelFloor(x) - tunnelTop(x)) * share)] as const;
  for (const course of range(0, COURSES - 1, 1)) {
    for (let x = START - 16 + (course % 2) * 16; x < MOUTH; x += 30 + chance() * 18) {
      const end = x + 27 + chance() * 14;
      const [from, to] = [(course + 0.06) / COURSES, (course + 0.94) / COURSES];
      const color = pick(colors, chance());
      byColor.set(color, `${byColor.get(color) ?? ''}${path(at(x, from), at(end, from), at(end, to), at(x, to))}z`);
    }
  }
  return [...byColor].map(([color, d]) => fill(color, d)).join('');
}

/** Cut stones along the vault and under the floor. */
function vault(): string {
  const colors = ['#8f6b3d', '#7d5a32', '#a57c48'];
  const stone = (x: number, edge: (x: number) => number, out: number): string =>
    `${path([x, edge(x)], [x + 19, edge(x + 19)], [x + 19, edge(x + 19) + out], [x, edge(x) + out])}z`;
  const places = range(1262, MOUTH - 19, 21);
  return colors
    .map((color, place) => {
      const own = places.filter((_, index) => index % 3 === place);
      return fill(color, own.map((x) => stone(x, tunnelTop, -12) + stone(x, tunnelFloor, 12)).join(''));
    })
    .join('');
}

const lanterns = [1330, 1436, 1540] as const;

function lights(): string {
  const hung = lanterns.map((x) => {
    const y = Math.round(tunnelTop(x) + 34);
    return [
      line('#1a0d06', 1.4, `M${x} ${y - 10}V${short(tunnelTop(x))}`),
      fill('#ffe6a8', `M${x - 6} ${y - 10}h12l3 6h-18zm-1 6h14v14h-14z`),
      line('#1a0d06', 1.8, `M${x - 7} ${y - 4}h14m-14 14h14m-11-14v14m8-14v14`),
    ].join('');
  });
  return glow(lanterns.map((x) => [x, tunnelTop(x) + 34, 74] as const)) + hung.join('');
}

/** The way out, from the casino to the hillside under the garden. */
export function tunnel(): string {
  const inside = [
    courses(),
    fill('#7a5428', `${path(...floor(-16), ...floor(4).reverse())}z`),
    line('#e0a95c', 1.6, path(...floor(-16))),
    told(lights()),
    person('porter', { x: 1388, y: tunnelFloor(1388) - 9, size: 0.29 }),
  ];
  const mouth =
    fill('#8f6b3d', `M${MOUTH - 8} ${short(tunnelTop(MOUTH) - 14)}h14V${short(tunnelFloor(MOUTH) + 12)}h-14z`) +
    line('#e6c983', 1.8, `M${MOUTH + 6} ${short(tunnelTop(MOUTH) - 14)}V${short(tunnelFloor(MOUTH) + 12)}`);
  return group(
    'tunnel',
    `${fill('#33200f', tunnelShape)}<g clip-path="url(#c-tunnel)">${inside.join('')}</g>${vault()}${mouth}`,
  );
}
