import { chances, fill, range, short } from '../pen.js';

interface Crown {
  readonly y: number;
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly count: number;
  readonly size: number;
}

function leaves({ x, y, wide, high, count, size }: Crown, chance: () => number): string {
  return range(1, count, 1)
    .map(() => {
      const [angle, far, own] = [chance() * 7, Math.sqrt(chance()), chance()];
      const r = Math.round(size * (0.6 + own * 0.8));
      const [left, top] = [x + Math.cos(angle) * wide * far - r, y + Math.sin(angle) * high * far];
      return `M${Math.round(left)} ${Math.round(top)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
    })
    .join('');
}

/** A live oak in three greens of the night, lit by the moon from the right. */
export function oakDefs(): string {
  const chance = chances(14);
  const mass = (color: string, crown: Crown): string => fill(color, leaves(crown, chance), 'filter="url(#leafy)"');
  const trunk = 'M-10 0c4-34 2-56-16-86l10-4c10 16 16 22 18 34 4-16 14-26 26-36l8 6c-20 24-26 48-22 86z';
  const oak = [
    fill('#0a1418', trunk),
    mass('#0f2127', { x: 0, y: -126, wide: 92, high: 42, count: 24, size: 26 }),
    mass('#1b363b', { x: -10, y: -142, wide: 80, high: 32, count: 15, size: 17 }),
    mass('#33565a', { x: 18, y: -150, wide: 74, high: 28, count: 9, size: 11 }),
  ];
  return `<g id="oak">${oak.join('')}</g>`;
}

export function oak(x: number, y: number, size: number, faces: 1 | -1 = 1): string {
  return `<use href="#oak" transform="matrix(${size * faces} 0 0 ${size} ${x} ${short(y)})"/>`;
}
