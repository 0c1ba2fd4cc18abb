import type { Figure } from '../section/people.js';

type Side = 1 | -1;

/** One guest: place in the hall, when she leaves for the garden, and who sits or stands there then. */
interface Guest {
  readonly figure: Figure;
  /** From the middle of the hall, at its cut. */
  readonly x: number;
  /** 1 at the cut, smaller farther back. */
  readonly near: number;
  readonly faces: Side;
  readonly leaves: number;
  readonly end: { readonly figure: Figure; readonly x: number; readonly faces: Side };
}

/** In the order in which they are drawn. The last one to leave is farthest from the tunnel. */
export const guests: readonly Guest[] = [
  { figure: 'watcher', x: -254, near: 0.975, faces: 1, leaves: 5.1, end: { figure: 'watcher', x: 1364, faces: 1 } },
  { figure: 'hostess', x: -299, near: 0.99, faces: 1, leaves: 5.4, end: { figure: 'seatCup', x: 1506, faces: 1 } },
  { figure: 'lowback', x: 122, near: 0.985, faces: -1, leaves: 4.7, end: { figure: 'seatLaugh', x: 1329, faces: 1 } },
  {
    figure: 'laugh',
    x: 212,
    near: 0.99,
    faces: -1,
    leaves: 4.25,
    end: { figure: 'seatChin', x: 1399, faces: -1 },
  },
  { figure: 'whisper', x: 285, near: 0.96, faces: -1, leaves: 3.8, end: { figure: 'whisper', x: 1436, faces: -1 } },
];

/** One of the house: place at the table, in the circle, and the pose for singing. */
interface Dealer {
  readonly figure: Figure;
  readonly from: { readonly x: number; readonly near: number; readonly faces: Side };
  /** Where he waits once the table is up. */
  readonly aside: number;
  readonly circle: { readonly x: number; readonly near: number; readonly faces: Side };
  /** When he stands upright, his hands free. */
  readonly free: number;
  readonly sings: { readonly figure: Figure; readonly style: string; readonly book: readonly [x: number, y: number] };
}

const porterBook = [58, -196] as const;
const counterBook = [6, -172] as const;

export const dealers: readonly Dealer[] = [
  {
    figure: 'leaner',
    from: { x: -204, near: 0.94, faces: 1 },
    aside: -150,
    circle: { x: -150, near: 0.93, faces: 1 },
    free: 3.35,
    sings: { figure: 'porter', style: '--a:#1f4a4e;--b:#12302f;--t:#173236;--t2:#102427', book: porterBook },
  },
  {
    figure: 'raker',
    from: { x: -40, near: 0.74, faces: 1 },
    aside: -292,
    circle: { x: -58, near: 0.79, faces: 1 },
    free: 5,
    sings: {
      figure: 'counter',
      style: '--a:#24304a;--b:#151c30;--t:#151c30;--hair:#5a2c18;--hair-l:#b0713a',
      book: counterBook,
    },
  },
  {
    figure: 'counter',
    from: { x: 90, near: 0.74, faces: -1 },
    aside: 292,
    circle: { x: 58, near: 0.79, faces: -1 },
    free: 5,
    sings: {
      figure: 'counter',
      style: '--a:#4a1a24;--b:#2c0e16;--t:#2c0e16;--hair:#8f8478;--hair-l:#c9bda8',
      book: counterBook,
    },
  },
  {
    figure: 'waiter',
    from: { x: 226, near: 0.7, faces: -1 },
    aside: 226,
    circle: { x: 150, near: 0.93, faces: -1 },
    free: 5.6,
    sings: {
      figure: 'porter',
      style: '--a:#e6cf9e;--b:#8a6a3a;--t:#24121a;--t2:#1a0c12;--hair:#4a2416;--hair-l:#b0713a',
      book: porterBook,
    },
  },
];
