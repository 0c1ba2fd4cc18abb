import { DECK } from '../measures.js';
import { fill, glow, group, line, told } from '../pen.js';
import { person } from '../people.js';

const SURFACE = DECK + 9;
const basin = `M274 ${DECK}H408V624H352L318 586H274z`;
const water = `M279 ${SURFACE}H403V619H355L321 581H279z`;

/** A swimmer on the surface, seen from the side: cap, arm over the water, body and feet under it. */
function swimmer(x: number, y: number): string {
  return told(
    [
      fill('#5d3526', `M${x - 44} ${y + 7}q22-6 40-2 8 0 14-3l5 5q-6 7-16 8-22 3-43-3z`),
      fill('#24505c', `M${x - 26} ${y + 5}q12-2 20-1l1 9q-12 1-21-1z`),
      fill('#c88a58', `M${x + 4} ${y + 1}q8-14 18-15 7 2 12 10l-4 3q-5-5-9-5-6 3-10 10z`),
      fill('#8a5438', `M${x + 10} ${y - 2}a7 7 0 1 1 12 5q-6 4-11 1z`),
      fill('#e9d6ae', `M${x + 9} ${y - 3}a7.4 7.4 0 0 1 13-5q-5 5-13 5z`),
      line('#eafaf4', 1.6, `M${x - 50} ${y + 3}q-6-4-12 0m66-3q6-5 10 0m18 0q6-4 12 0`),
    ].join(''),
  );
}

/** The pool, cut: a lamp under water, a board, a swimmer, two guests at the shallow end. */
export function pool(): string {
  const ripples = 'M290 556h22m10 8h26m-44 9h14m40-16h24m-10 14h22m-8 16h14m-34 8h16';
  return group(
    'pool',
    [
      fill('#cfc6ad', basin),
      fill('#8f8a76', `M408 ${DECK}V624h-6V${DECK}z`),
      fill('url(#g-water)', water),
      `<g clip-path="url(#c-pool)">${glow(
        [
          [398, 584, 66],
          [292, 560, 34],
        ],
        'g-cold',
      )}</g>`,
      line('#bfe6e2', 1.4, ripples, 'opacity=".55"'),
      line('#2f6f7d', 1.4, `M283 ${SURFACE + 6}V577M399 ${SURFACE + 6}V615`, 'stroke-dasharray="5 4"'),
      line(
        '#e9fbf4',
        2.2,
        `M279 ${SURFACE}q8-4 15.500 0t15.500 0 15.500 0 15.500 0 15.500 0 15.500 0 15.500 0 15.500 0`,
      ),
      line('#e6c983', 2.2, `M286 ${DECK + 34}V${DECK - 12}q0-7 6-7t6 7V${DECK}m-12 8h12m-12 10h12`),
      swimmer(352, SURFACE),
      told(fill('#6b4a2a', `M364 ${DECK - 16}h52v5h-52z`) + fill('#c9a24b', `M402 ${DECK - 12}h5V${DECK}h-5z`)),
      line('#e6c983', 1.8, basin),
      person('cigar', { x: 262, y: DECK + 1, size: 0.26 }),
    ].join(''),
  );
}

export const waterShape = water;
