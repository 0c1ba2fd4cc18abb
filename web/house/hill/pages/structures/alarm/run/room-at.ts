import { mix, part, pulse, softPart } from './easing.js';

/** Seconds at which the three tables start to turn into the wall. */
export const tableStarts = [2.8, 3.75, 3.1] as const;
/** The tables are seen from 15° above and are this deep. */
const TILT = 0.262;
const DEEP = 50;
/** The front edge of a table that is down. */
export const TABLE_FRONT = DEEP * Math.sin(TILT);

interface Table {
  /** 0 down, 1 up. */
  readonly up: number;
  /** Height of the front edge below the hinge; negative above it. */
  readonly front: number;
  /** Share of the underside that is seen, 0 to 1. */
  readonly underside: number;
}

interface Wheel {
  readonly x: number;
  readonly y: number;
  /** 0.27 lying on the table, 1 on its rim. */
  readonly flat: number;
  /** Degrees. */
  readonly turn: number;
}

interface Dealer {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
  /** 1 with an open book. */
  readonly book: number;
}

export function tableAt(time: number, starts: number): Table {
  const up = softPart(time, starts, starts + 1.15);
  const front = DEEP * Math.sin(TILT - (up * Math.PI) / 2);
  return { up, front, underside: Math.max(0, -front / (DEEP * Math.cos(TILT))) };
}

const RADIUS = 21.6;
const FLOOR = 540;
const ROLLED_FROM = 800;
const ROLLED_TO = 480;

/** Share of the way rolled: it gathers speed, keeps it, and comes to rest. */
function rolled(share: number): number {
  if (share < 0.12) return (share * share) / 0.24;
  if (share > 0.86) return 1 - (1 - share) ** 2 / 0.28;
  return mix(0.06, 0.93, (share - 0.12) / 0.74);
}

/** The wheel lies on its table, is tipped on its rim, hops down, rolls without slipping, and rests behind the panel. */
export function wheelAt(time: number): Wheel {
  const tipped = softPart(time, 2.95, 3.45);
  const hop = part(time, 3.45, 3.75);
  const roll = part(time, 3.75, 6.05);
  let [x, y] = [826, mix(507, 487, tipped)];
  if (hop > 0) [x, y] = [mix(826, ROLLED_FROM, hop), mix(487, FLOOR - RADIUS, hop * hop) - 9 * Math.sin(hop * Math.PI)];
  if (roll > 0) {
    x = mix(ROLLED_FROM, ROLLED_TO, rolled(roll));
    y = mix(FLOOR, FLOOR + 6, part(x, 660, 600)) - RADIUS;
  }
  const rest = Math.max(0, time - 6.05);
  x += Math.exp(-rest * 3) * Math.sin(rest * 9) * 4;
  const turn = ((x - ROLLED_FROM) / RADIUS) * (180 / Math.PI) + (1 - tipped) * time * 90;
  return { x, y, flat: mix(0.27, 1, tipped), turn };
}

/** Each dealer's place at his table and in the circle, and his size there. */
const dealers = [
  [726, 514, 804, 533, 1.06],
  [846, 516, 830, 516, 0.94],
  [890, 514, 866, 516, 0.94],
  [938, 514, 892, 533, 1.06],
] as const;

export function dealersAt(time: number): readonly Dealer[] {
  return dealers.map(([fromX, fromY, toX, toY, size], place) => {
    const walked = softPart(time, 7.4 + place * 0.18, 8.6 + place * 0.18);
    const isWalking = walked > 0 && walked < 1;
    const bends = place === 1 ? pulse(time, 2.9, 3.05, 3.4, 3.7) : 0;
    const sways = part(time, 9.2, 9.6) * 2.4 * Math.sin((time - 9.2) * 2.3 + place * 0.4);
    return {
      x: mix(fromX, toX, walked),
      y: mix(fromY, toY, walked) - (isWalking ? 1.6 * Math.abs(Math.sin(time * 11 + place)) : 0),
      size: mix(1.02, size, walked),
      tilt: bends * -9 + sways,
      book: softPart(time, 8.9 + place * 0.1, 9.3 + place * 0.1),
    };
  });
}
