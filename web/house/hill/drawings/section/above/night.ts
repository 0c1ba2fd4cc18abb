import { BLEED, MIDDLE } from '../measures.js';
import { box, chances, fill, glow, group, path, range, short } from '../pen.js';

const sky = box(BLEED.left, BLEED.top, BLEED.right, 1000);
/** The light behind the house that all rays come from. */
const SOURCE = 250;

function rays(): string {
  const step = (Math.PI * 1.16) / 25;
  return range(0, 25, 1)
    .map((place) => {
      const from = -Math.PI * 1.08 + place * step;
      const on = (angle: number) => [MIDDLE + Math.cos(angle) * 1500, SOURCE + Math.sin(angle) * 1500] as const;
      return `${path([MIDDLE, SOURCE], on(from), on(from + 0.058))}z`;
    })
    .join('');
}

/** A star with four points. */
function bigStar(x: number, y: number, r: number): string {
  const [a, b] = [short(r * 0.16), short(r * 0.84)];
  return `M${x} ${y - r}q${a} ${b} ${r} ${r}q${-Number(b)} ${a} ${-r} ${r}q${-Number(a)} ${-Number(b)} ${-r} ${-r}q${b} ${-Number(a)} ${r} ${-r}z`;
}

/** Small stars, none behind the house nor where a page sets its title. */
function stars(): string {
  const chance = chances(5);
  const places = range(1, 90, 1).map(
    () => [BLEED.left + chance() * 2180, -300 + chance() * 720, 0.7 + chance() * 1.1] as const,
  );
  const free = places.filter(([x, y]) => Math.abs(x - MIDDLE) > 330 && !(x < 580 && y > 30 && y < 400));
  return free.map(([x, y, r]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${short(r)}"/>`).join('');
}

/** The sky, engraved in lines: finer between the rays, heavier in them. */
export function night(): string {
  const big =
    bigStar(1380, 150, 13) + bigStar(1500, 252, 8) + bigStar(640, 60, 8) + bigStar(1250, 210, 6) + bigStar(1568, 92, 6);
  return group(
    'night',
    [
      fill('#0e1a20', box(BLEED.left, BLEED.top, BLEED.right, BLEED.bottom)),
      fill('url(#g-sky)', sky),
      fill('url(#g-glow)', sky),
      `<clipPath id="c-rays"><path d="${rays()}"/></clipPath>`,
      `<g mask="url(#m-ray)">${fill('url(#hatch-thin)', sky)}<g clip-path="url(#c-rays)">${fill('url(#hatch-thick)', sky)}</g></g>`,
      `<g fill="#fff3cf">${stars()}<path d="${big}"/></g>`,
    ].join(''),
  );
}

/** Fort Worth, as seen past the garden wall. */
export function city(): string {
  const towers =
    'M1646 768v-40h12v-24h12v24h8v-56h6v-24h10v24h6v34h10v-20h14v44h10v-64h8v-30h9v30h9v90h12v-36h26v58h18v-24h30v60h-200z';
  const windows = range(0, 23, 1).map((place) => {
    const [x, y] = [1650 + ((place * 53) % 156), 700 + ((place * 37) % 62)];
    return `M${x} ${y}h3v4h-3z`;
  });
  return group(
    'city',
    glow([[1730, 740, 270]], 'g-city') + fill('#4a3019', towers) + fill('#ffd98c', windows.join('')),
  );
}
