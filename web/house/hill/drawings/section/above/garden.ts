import { GROUND } from '../measures.js';
import { acts, box, fill, glow, group, line, type Point, range, short, told } from '../pen.js';
import { person } from '../people.js';
import { archStones, rays, stones } from '../stones.js';

const WALL_TOP = 420;
const STAGE = { x: 1400, radius: 76 };
const GAZEBO = 1540;

/** The stage for the band: a shell of stone with the sun's rays in it. */
function stage(): string {
  const { x, radius } = STAGE;
  const y = GROUND - 4;
  const half = (r: number): string => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;
  return [
    archStones({ at: [x, y], radius, thick: 14, count: 15, colors: ['#8f6b3d', '#a57c48', '#7d5a32'] }),
    fill('#5a2f1a', half(radius)),
    fill('#8f5226', half(radius * 0.76)),
    fill('#d98a3c', half(radius * 0.52)),
    fill('#ffd98c', half(radius * 0.28)),
    fill('#2a140c', rays([x, y], radius, 17), 'opacity=".22"'),
    fill('#3a1f12', box(x - 86, y - 7, x + 86, y + 3)),
    line('#f2d68a', 2, `M${x - 86} ${y - 8}h172`),
  ].join('');
}

/** A roof of tiles on four posts, with its lamp. */
function gazebo(): string {
  const x = GAZEBO;
  const tiles = range(0, 3, 1).map((row) => {
    const y = 340 + row * 11;
    const half = 18 + row * 17;
    return range(-half, half - 9, 11)
      .map((left) => `M${x + left} ${y}q5.500 7 11 0`)
      .join('');
  });
  return [
    fill('#3a2a1a', box(x - 58, 378, x - 52, GROUND) + box(x + 52, 378, x + 58, GROUND)),
    line('#c98a45', 1.4, `M${x - 52} 384V${GROUND}M${x + 52} 384V${GROUND}`),
    fill('#5c3a24', `M${x - 76} 380Q${x - 24} 364 ${x} 316q24 48 76 64z`),
    fill('#8a5a34', `M${x} 316q24 48 76 64h-32q-36-24-44-64z`),
    line('#b98650', 1.3, tiles.join('')),
    fill('#3a2413', box(x - 76, 379, x + 76, 385)),
    line('#e6c983', 1.6, `M${x} 316v-12m-4 0h8`),
  ].join('');
}

/** Lamps on a string, hanging from the house to the gazebo. */
function string(from: Point, to: Point, sag: number): string {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const bulbs = range(0.09, 0.95, 0.136).map(at);
  const middle = at(0.5);
  const cord = `M${from.join(' ')}Q${short(middle[0])} ${short(middle[1] * 2 - (from[1] + to[1]) / 2)} ${to.join(' ')}`;
  return [
    line('#0e1a1f', 1.6, cord),
    ...bulbs.map(
      ([x, y]) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="13" fill="url(#g-bulb)"/><circle cx="${short(x)}" cy="${short(y)}" r="2.6" fill="#fff3cf"/>`,
    ),
  ].join('');
}

/** Supper outside, under the gazebo. */
function supper(): string {
  const size = 0.3;
  return [
    glow([[GAZEBO, 440, 62]]),
    acts(person('seatCup', { x: GAZEBO - 34, y: GROUND + 1, size })),
    person('seatTell', { x: GAZEBO + 35, y: GROUND + 1, size, faces: 'left' }),
    `<use class="told" href="#tea-table" transform="translate(${short(GAZEBO - 312 * size)} ${short(GROUND + 1 - 486 * size)})scale(${size})"/>`,
  ].join('');
}

/** The stage's light on the trees behind it. */
export const stageLight = `<g opacity=".8">${glow([[STAGE.x, GROUND - 60, 140]])}</g>`;

/** The garden on the west edge: wall, stage, gazebo, and the wall that holds the hill. */
export function garden(): string {
  return group(
    'garden',
    [
      stones({ left: 1312, top: WALL_TOP + 6, width: 296, height: GROUND - WALL_TOP - 4, course: 14, seed: 8 }),
      fill('#a07f50', box(1308, WALL_TOP - 2, 1612, WALL_TOP + 6)),
      stage(),
      person('leader', { x: STAGE.x, y: GROUND - 12, size: 0.26 }),
      gazebo(),
      supper(),
      acts(
        person('dancers', { x: STAGE.x - 58, y: GROUND + 1, size: 0.32 }) +
          person('laugh', {
            x: STAGE.x + 68,
            y: GROUND + 1,
            size: 0.32,
            faces: 'left',
            style: '--a:#1c565c;--b:#0f363c;--c:#35908a;--hair:#7a3d1a;--hair-l:#d08f45',
          }),
      ),
      told(string([1314, 362], [GAZEBO, 310], 34) + string([GAZEBO, 310], [1618, 402], 16)),
      stones({ left: 1606, top: 416, width: 26, height: 290, course: 15, seed: 9 }),
      fill('#a07f50', box(1602, 408, 1636, 417)),
      line('#e6c983', 1.8, `M1606 417V706M1602 408h34`),
    ].join(''),
  );
}
