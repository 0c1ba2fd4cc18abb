import { BLEED, bedTop, deep, GROUND, ground, MOUTH } from './measures.js';
import { chances, fill, group, line, path, range, short } from './pen.js';

/** Five beds from the surface down: where each lies, how many lines, and their dashes. Broken lines are limestone. */
const beds = [
  { from: 0.03, to: 0.15, lines: 6, dashes: '' },
  { from: 0.165, to: 0.34, lines: 7, dashes: '16 5 34 6 9 5' },
  { from: 0.36, to: 0.55, lines: 8, dashes: '' },
  { from: 0.57, to: 0.76, lines: 7, dashes: '44 7 20 7' },
  { from: 0.78, to: 1.04, lines: 11, dashes: '' },
] as const;
type Bed = (typeof beds)[number];

const KNOT = 110;
const chance = chances(7);
const knots = range(BLEED.left, BLEED.right + KNOT, KNOT);
const bends = new Map<Bed, readonly number[]>(beds.map((bed) => [bed, knots.map(() => (chance() - 0.5) * 9)]));

/** How deep a line of a bed is at `x`. Two faults shift all beds. */
function depth(x: number, share: number, bed: Bed): number {
  const top = bedTop(x) - 6;
  const place = (x - BLEED.left) / KNOT;
  const [before, after] = [bends.get(bed)?.[Math.floor(place)] ?? 0, bends.get(bed)?.[Math.floor(place) + 1] ?? 0];
  const bend = before + (after - before) * (place - Math.floor(place));
  const fault = (x > 230 ? 7 : 0) + (x > 1352 ? -8 : 0);
  return top + (deep(x) - top) * share ** 0.95 + bend * Math.min(1, share * 5) + fault * Math.min(1, share * 3);
}

/** Where a line has to turn: at the knots, the steps of the hill and the faults. */
const turns = [...knots, 20, 140, 250, 360, 470, 230, 230.6, 1352, 1352.6].sort((a, b) => a - b);

function bedLines(): string {
  return beds
    .map((bed) => {
      const d = range(0, bed.lines - 1, 1).map((place) => {
        const share = bed.from + (bed.to - bed.from) * (place / (bed.lines - 1)) ** 1.25;
        return path(
          ...turns.map((x) => [Math.round(x), Math.round(depth(x, share, bed) + (chance() - 0.5) * 1.2)] as const),
        );
      });
      return `<path d="${d.join('')}"${bed.dashes && ` stroke-dasharray="${bed.dashes}"`}/>`;
    })
    .join('');
}

function pebbles(): string {
  const broken = beds.filter(({ dashes }) => dashes !== '');
  return range(1, 400, 1)
    .map((place) => {
      const bed = broken[place % 2] ?? beds[0];
      const x = BLEED.left + chance() * (BLEED.right - BLEED.left);
      return `M${Math.round(x)} ${Math.round(depth(x, bed.from + (bed.to - bed.from) * chance(), bed) + 4)}h0`;
    })
    .join('');
}

function bedShape(from: number, to: number, bed: Bed): string {
  const upper = turns.map((x) => [Math.round(x), Math.round(depth(x, from, bed))] as const);
  const lower = turns.map((x) => [Math.round(x), Math.round(depth(x, to, bed))] as const);
  return `${path(...upper, ...lower.reverse())}z`;
}

const surface = [...range(BLEED.left, 0, 26), ...range(222, 264, 6), ...range(408, 440, 4), 1606];
const skin = path(...surface.map((x) => [x, ground(x)] as const));
const slope = range(1630, BLEED.right, 18).map((x) => [x, ground(x)] as const);
const lump = `${skin}${path([1606, GROUND], ...slope).replace('M', 'L')}V${BLEED.bottom}H${BLEED.left}z`;

function grass(): string {
  const blades = range(BLEED.left, 1320, 7).filter((x) => (x < 266 || x > 410) && (x < 428 || x > 1312));
  return blades
    .map(
      (x) =>
        `M${Math.round(x + chance() * 6)} ${Math.round(ground(x) - 4)}l${Math.round(chance() * 4 - 2)}-${Math.round(4 + chance() * 5)}`,
    )
    .join('');
}

/** A tree's roots, which the cut lays open. */
const root =
  'M-9-4Q-6 14-16 30-26 44-24 66-20 46-11 34-4 24-3 10 0 30-3 48-5 70 2 92 3 70 4 50 6 30 4 12 10 26 20 34 30 42 34 58 34 40 24 29 12 18 9-4z';

/** The lines that `<use>` draws three times, each time thicker and nearer the lamps. */
export const strata = group('strata', bedLines());
export const earthClip = `<clipPath id="c-earth"><path d="${lump}"/></clipPath>`;

/** The hill, engraved along its beds. The lamplight of the rooms makes the lines thicker. */
export function earth(): string {
  const [, second = beds[0], , fourth = beds[0]] = beds;
  const engraved = [
    fill('#000', bedShape(0.155, 0.35, second) + bedShape(0.56, 0.77, fourth), 'opacity=".22"'),
    '<use href="#strata" stroke="url(#g-line)" opacity=".75"/>',
    line('url(#g-line)', 2.4, pebbles(), 'opacity=".8"'),
    '<g mask="url(#m-near)" stroke="url(#g-line)" stroke-width="2.4"><use href="#strata"/></g>',
    '<g mask="url(#m-nearest)" stroke="#ffd58a" stroke-width="3.6"><use href="#strata"/></g>',
  ];
  return group(
    'earth',
    [
      fill('url(#g-earth)', lump),
      `<g clip-path="url(#c-earth)" fill="none">${engraved.join('')}</g>`,
      line('#0c0704', 15, skin),
      line('#0c0704', 8, path(...slope)),
      line('#567a42', 5, skin, 'transform="translate(0 -4)"'),
      line('#6f9650', 2, grass()),
      fill('#0c0704', root, `transform="translate(400 ${short(ground(400))})"`),
      fill('#0c0704', root, `transform="matrix(-1 0 0 .9 1352 ${GROUND})"`),
      fill('#0c0704', root, `transform="matrix(.8 0 0 .7 1586 ${GROUND})"`),
    ].join(''),
  );
}

/** The hillside below the wall is cut too: a brass edge from the wall to the tunnel's mouth. */
export const slopeEdge = path(...slope.filter(([x]) => x <= MOUTH - 10));
