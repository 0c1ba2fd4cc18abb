import { YARD } from '../measures.js';
import { box, fill, glow, group, line, range, short, told } from '../pen.js';
import { person } from '../people.js';
import { stones } from '../stones.js';

const horseHead =
  'M0 0C1-20 7-36 18-45L19-56 26-48C35-47 43-40 52-32 58-28 60-22 56-18 52-15 47-18 43-20 38-19 34-21 30-21 26-14 27-6 32 0z';
const horseLit = 'M26-48C35-47 43-40 52-32 58-28 60-22 56-18 50-24 38-32 27-38z';

/** A horse looks over its door. */
function horse(x: number, y: number, coat: string, lit: string, size = 0.56): string {
  const eye = '<circle cx="37" cy="-35" r="2" fill="#12090a"/>';
  return `<g transform="translate(${short(x)} ${y})scale(${size})">${fill(coat, horseHead)}${fill(lit, horseLit)}${line('#2a160d', 5, 'M2-8C4-24 9-38 18-46')}${eye}${line('#6b3a1c', 2.4, 'm40-42-2 20m-16-26 16 22')}</g>`;
}

/** A stall: an arch with straw light in it, and a half door with its cross. */
function stall(x: number, width: number, height: number, content: string): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const arch = `M${left} ${YARD}v-${height - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${YARD}z`;
  const door = YARD - height * 0.42;
  return [
    fill('#4a2c14', arch),
    fill('url(#g-straw)', arch),
    content,
    fill('#3c2616', box(left, door, right, YARD)),
    line(
      '#8a6236',
      1.8,
      `M${left + 2} ${short(door + 2)}H${right - 2}V${YARD - 2}H${left + 2}zL${right - 2} ${YARD - 2}M${right - 2} ${short(door + 2)} ${left + 2} ${YARD - 2}`,
    ),
    line('#c98a45', 1.4, arch),
  ].join('');
}

/** Royal Ford's own house, of stone; his name is over the door. */
function stoneStable(): string {
  const name = range(0, 8, 1)
    .filter((place) => place !== 5)
    .map((place) => `M${29 + place * 5.4} 512v6`);
  return [
    stones({
      left: 12,
      top: 520,
      width: 78,
      height: 80,
      course: 12,
      colors: ['#6b573b', '#7d6746', '#5c4a33', '#8f7448'],
      seed: 4,
    }),
    fill('#1b2b31', 'M2 522 51 470l49 52z'),
    fill('#3e565a', 'M2 522 51 470l6 6-44 46z'),
    line('#37505a', 1.5, 'M32 500h14m8 0h12m-42 8h12m8 0h14m8 0h12'),
    fill('#cdb07a', box(22, 506, 80, 524)),
    line('#4a3418', 2.2, name.join('')),
    stall(51, 44, 62, horse(36, 575, '#a8a89e', '#e6e2d2', 0.6)),
  ].join('');
}

/** The barn, cut at its front: three stalls under a gambrel roof. */
function barn(): string {
  const siding = range(108, 204, 8).map((x) => `M${x} 530V${YARD}`);
  const shingles = range(0, 5, 1).map((row) => {
    const y = 484 + row * 9;
    const half = 24 + row * 6.5;
    return range(-half, half - 10, 16)
      .map((left) => `M${short(155 + left + (row % 2) * 6)} ${y}h9`)
      .join('');
  });
  return [
    fill('#33261a', box(104, 528, 206, YARD)),
    line('#211710', 1.4, siding.join('')),
    fill('#1b2b31', 'M96 532 114 494 134 474h42l20 20 18 38z'),
    fill('#3e565a', 'M96 532 114 494 134 474h8l-18 22-16 36z'),
    line('#37505a', 1.6, shingles.join('')),
    fill('#22343a', 'M145 474v-18l10-9 10 9v18z'),
    fill('#4d6668', 'm141 458 14-13 14 13z'),
    line('#c9a24b', 1.6, 'M155 445v-12m-7 4h14m-7-4 5-3'),
    stall(122, 28, 50, told(horse(110, 583, '#7a4424', '#c98a52', 0.5))),
    stall(155, 28, 50, ''),
    stall(188, 28, 50, told(horse(176, 583, '#5a3a2a', '#a87650', 0.5))),
  ].join('');
}

const lanterns = [
  [97, 548],
  [138.5, 546],
  [171.5, 546],
] as const;

export function stables(): string {
  const lights = lanterns.map(
    ([x, y]) => fill('#fff3cf', box(x - 3, y, x + 3, y + 9)) + line('#0c0704', 1.4, `M${x - 4} ${y}h8m-8 9h8`),
  );
  return group(
    'stables',
    [
      barn(),
      stoneStable(),
      told(glow(lanterns.map(([x, y]) => [x, y + 4, 42] as const)) + lights.join('')),
      person('lantern', { x: 219, y: YARD + 1, size: 0.27, faces: 'left' }),
    ].join(''),
  );
}
