import { FLOOR } from '../measures.js';
import { box, fill, glow, group, line, path, range, told } from '../pen.js';
import { archStones, stones } from '../stones.js';

const [middle, half, spring] = [122, 78, 764];
const blue = ['#234a56', '#2b5663', '#1d404c', '#33626e'];
export const coolingShape = `M${middle - half} ${FLOOR}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${FLOOR}z`;

/** A block of ice, lit from the lamp. */
function block(x: number, y: number, width: number, height: number): string {
  return [
    fill('#7fb3bd', box(x, y, x + width, y + height)),
    fill('#b9dde0', box(x, y, x + width, y + 7)),
    fill('#4d8794', box(x + width - 7, y + 7, x + width, y + height)),
    line('#e6f6f4', 1.4, path([x + 7, y + height - 6], [x + 16, y + 14])),
  ].join('');
}

/** A vault with ice under a lamp. No record says how the casino was cooled: all of it is ours. */
export function cooling(): string {
  const inside = [
    fill('#17343e', coolingShape),
    stones({
      left: middle - half,
      top: spring - half,
      width: 2 * half,
      height: FLOOR - spring + half,
      course: 17,
      colors: blue,
      seed: 21,
    }),
    fill('url(#g-vault)', coolingShape),
    glow([[middle + 26, spring - 26, 74]], 'g-cold'),
    fill('#10242b', box(middle - half, FLOOR - 10, middle + half, FLOOR)),
    block(62, 786, 46, 42),
    block(110, 786, 46, 42),
    block(82, 746, 46, 40),
    line('#c9a24b', 5, `M${middle + half - 22} ${FLOOR - 10}V730`),
    line('#f2d68a', 1.2, `M${middle + half - 24} ${FLOOR - 12}V730`),
    line('#0c1a20', 1.6, `M${middle + 26} ${spring - half + 6}V${spring - 42}`),
    fill('#c9a24b', `M${middle + 14} ${spring - 32}l6-10h12l6 10z`),
    fill('#eefaf4', `M${middle + 18} ${spring - 32}h16q-8 8-16 0z`),
    ...range(0, 1, 1).map((place) => fill('#c99a55', `M${64 + place * 52} 829q14-9 26-1 10-8 18 1z`)),
  ];
  const edge = archStones({
    at: [middle, spring],
    radius: half,
    thick: 12,
    count: 13,
    colors: ['#4f7f8a', '#3f6d79', '#5d8f99'],
  });
  const sides = fill(
    '#3f6d79',
    box(middle - half - 12, spring, middle - half, FLOOR) + box(middle + half, spring, middle + half + 12, FLOOR),
  );
  const brass = `M${middle - half - 12} ${FLOOR}V${spring}a${half + 12} ${half + 12} 0 0 1 ${2 * (half + 12)} 0V${FLOOR}z`;
  return group(
    'cooling',
    told(`<g clip-path="url(#c-cooling)">${inside.join('')}</g>${edge}${sides}${line('#e6c983', 1.8, brass)}`),
  );
}
