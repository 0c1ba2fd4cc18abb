import { readFileSync } from 'node:fs';
import { short } from './pen.js';

const kit = readFileSync(new URL('kit/people.svg', import.meta.url), 'utf8');

/** One part of the kit on each line. */
const lines = kit
  .slice(kit.indexOf('<defs>') + 6, kit.indexOf('</defs>'))
  .trim()
  .split('\n');
const parts = new Map(lines.map((part) => [/ id="([\w-]+)"/.exec(part.slice(0, part.indexOf('>')))?.[1] ?? '', part]));

/** Heads, hands, figures, tables and the lamp, for `<use>`. */
export const peopleDefs = lines.join('');

/** Some of the kit, with what it is made of. */
export function kitOf(...ids: readonly string[]): string {
  const needed = new Set(ids);
  for (const id of needed) {
    for (const [, used = ''] of (parts.get(id) ?? '').matchAll(/(?:href="|url\()#([\w-]+)/g)) needed.add(used);
  }
  return [...parts].map(([id, part]) => (needed.has(id) ? part : '')).join('');
}

/** A part of the kit, cut open before each of some beginnings. */
export function cutKit(id: string, ...beginnings: readonly string[]): readonly string[] {
  const part = parts.get(id) ?? '';
  const inside = part.slice(part.indexOf('>') + 1, part.lastIndexOf('</g>'));
  const cuts = [0, ...beginnings.map((beginning) => inside.indexOf(beginning)), inside.length];
  if (cuts.includes(-1)) throw new Error(`${id} has no such part`);
  return cuts.slice(0, -1).map((cut, place) => inside.slice(cut, cuts[place + 1]));
}

/** The kit's colors, which a figure's own style goes over. */
export const kitColors =
  '--s:#7a4230;--l:#f3bd70;--d:#2a1210;--hair:#2c1613;--hair-l:#8a5226;--lip:#9a2f2c;--band:#d9a94e;--sh:#12050a;--t2:#1f1218;--shoe:#1c0c0c;--t:#2a1a20;--shirt:#efdcb4;--jack2:#b99a66;--jack:#e6cf9e;--w:#8f2a2e;--w2:#b5423a;--w3:#5a161c;--shirt-l:#fff0cc;--rim:#f0c070;--hat:#7a1f26;--a:#7a2f3e;--c:#a8505a';

/** The colors of a figure's clothes and hair, over the kit's own. */
export const dress = {
  hostess: '--a:#1c565c;--b:#0f363c;--c:#35908a;--hair:#7a3d1a;--hair-l:#d08f45',
  watcher: '--a:#5a1c26;--b:#34101a;--t:#221018;--t2:#190a11',
  leaner: '--a:#1f4a4e;--b:#12302f;--t:#173236;--t2:#102427',
  lowback: '--a:#2a3a68;--b:#172245;--c:#4a649e',
  laugh: '--a:#8a2430;--b:#541019;--c:#c04a44;--hair:#b07a36;--hair-l:#f0cc80',
  whisper: '--a:#2b2036;--b:#191222;--t:#1d1526;--t2:#160f1e;--w:#8f4a1c;--w2:#c98432;--w3:#552a10;--band:#1f5f63',
  raker: '--a:#24304a;--b:#151c30;--t:#151c30;--t2:#10152a;--hair:#5a2c18;--hair-l:#b0713a',
  counter: '--a:#4a1a24;--b:#2c0e16;--t:#2c0e16;--t2:#220a10;--hair:#8f8478;--hair-l:#c9bda8',
  cigar: '--a:#5c4028;--b:#382616;--t:#443018;--t2:#352512;--hair:#4a2416',
  waiter: '--t:#24121a;--t2:#1a0c12;--hair:#4a2416;--hair-l:#b0713a',
  porter: '--a:#5a1c26;--b:#34101a;--t:#241018;--t2:#1a0b11',
  hatcheck: '--a:#35707a;--b:#1c464c;--t:#24121a;--hair:#a8662c;--hair-l:#f0c070;--band:#e6c983',
  tie: '--a:#3a4468;--b:#222944;--t:#2c3450;--t2:#21283e;--hat:#4a3830',
  leader: '--a:#2a2f52;--b:#181b34;--t:#1f2340;--t2:#181b32',
  dancers: '--a:#2a2f52;--b:#181b34;--t:#1d2138;--t2:#151829;--w:#35707a;--w2:#5ea39c;--w3:#1c464c',
  lantern: '--a:#4a3a22;--b:#2c2112;--t:#33281a;--t2:#261d12',
  seatCup: '',
  seatTell: '',
  seatLaugh: '',
  seatChin: '',
} as const;

export type Figure = keyof typeof dress;

interface Stand {
  readonly x: number;
  /** Where the feet are. */
  readonly y: number;
  /** A figure of the kit is 305 high at 1. */
  readonly size: number;
  /** Looks left. The light comes from the left then, too. */
  readonly faces?: 'left';
  /** Other colors than in the hall. */
  readonly style?: string;
}

/** A figure of the kit where its group stands, for drawings that move it. */
export function figure(name: Figure, style: string = dress[name]): string {
  return `<use href="#fig-${name}"${style === '' ? '' : ` style="${style}"`}/>`;
}

/** A figure of the kit, told: nobody's likeness, in chalk while only what is on record is shown. */
export function person(figure: Figure, { x, y, size, faces, style = dress[figure] }: Stand): string {
  const wide = faces === 'left' ? -size : size;
  const [a, d] = [wide, size].map((value) => String(Number(value.toFixed(3))));
  const look = style === '' ? '' : ` style="${style}"`;
  return `<use class="told" href="#fig-${figure}" transform="matrix(${a} 0 0 ${d} ${short(x)} ${short(y)})"${look}/>`;
}
