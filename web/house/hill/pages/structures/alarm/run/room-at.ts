import { dealers } from '../../../../drawings/alarm/cast.js';
import { WHEEL } from '../../../../drawings/alarm/places.js';
import { DOWN, FLOOR, inRoom, SIZE } from '../../../../drawings/section/measures.js';
import { mix, part, softPart } from './easing.js';

/** Seconds at which the three tables start to turn up: the hall's is the second. */
export const tableStarts = [2.8, 3.75, 3.1] as const;
/** Seen from 15° above. */
const TILT = 0.262;

interface Table {
  /** 0 down, 1 up. */
  readonly up: number;
  /** Share of the top that is seen, 1 down, below 0 from behind. */
  readonly front: number;
  /** Share of the underside that is seen, 0 to 1. */
  readonly underside: number;
}

interface Wheel {
  readonly x: number;
  readonly y: number;
  /** 0.2 lying on the table, 1 on its rim. */
  readonly flat: number;
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
}

interface Dealer {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly faces: number;
  readonly tilt: number;
  readonly pose: 'work' | 'sing';
  /** 1 with an open book. */
  readonly book: number;
}

export function tableAt(time: number, starts: number): Table {
  const up = softPart(time, starts, starts + 1.15);
  const turned = Math.sin(TILT - (up * Math.PI) / 2);
  return { up, front: turned / Math.sin(TILT), underside: Math.max(0, -turned / Math.cos(TILT)) };
}

const [LIES_X, LIES_Y] = [820, 739] as const;
const ROLLED_FROM = 752;
const ROLLED_TO = 332;

/** Share of the way rolled: it gathers speed, keeps it, and comes to rest. */
function rolled(share: number): number {
  if (share < 0.12) return (share * share) / 0.24;
  if (share > 0.86) return 1 - (1 - share) ** 2 / 0.28;
  return mix(0.06, 0.93, (share - 0.12) / 0.74);
}

/** The wheel lies on its table, is tipped on its rim, hops down, rolls without slipping, and rests in the secret room. */
export function wheelAt(time: number): Wheel {
  const tipped = softPart(time, 2.9, 3.35);
  const hop = part(time, 3.35, 3.75);
  const roll = part(time, 3.75, 6.05);
  let x: number = LIES_X;
  let y = mix(LIES_Y, LIES_Y - 40, tipped);
  if (hop > 0) {
    x = mix(LIES_X, ROLLED_FROM, hop);
    y = mix(LIES_Y - 40, FLOOR - WHEEL, hop * hop) - 14 * Math.sin(hop * Math.PI);
  }
  if (roll > 0) x = mix(ROLLED_FROM, ROLLED_TO, rolled(roll));
  const rest = Math.max(0, time - 6.05);
  x += Math.exp(-rest * 3) * Math.sin(rest * 9) * 6;
  const turn = ((x - ROLLED_FROM) / WHEEL) * (180 / Math.PI);
  return { x, y, flat: mix(0.2, 1, tipped), size: mix(1.28, 1, Math.max(tipped * 0.6, hop)), turn };
}

/** Each dealer at his table, aside when it turns up, and in the circle at the end. */
export function dealersAt(time: number): readonly Dealer[] {
  return dealers.map(({ from, aside, circle, free }, place) => {
    const stepped = softPart(time, 4.2, 5);
    const walked = softPart(time, 6.3 + place * 0.18, 7.5 + place * 0.18);
    const isWalking = (stepped > 0 && stepped < 1 && aside !== from.x) || (walked > 0 && walked < 1);
    const near = mix(from.near, circle.near, walked);
    const [x, y] = inRoom(mix(mix(from.x, aside, stepped), circle.x, walked), DOWN, near);
    const turns = time >= free ? circle.faces : from.faces;
    return {
      x,
      y: y - 1 - (isWalking ? 4 * Math.abs(Math.sin(time * 11 + place)) : 0),
      size: SIZE * near,
      faces: turns,
      tilt: part(time, 9.2, 9.6) * 1.8 * Math.sin((time - 9.2) * 2.3 + place * 0.4),
      pose: time >= free ? 'sing' : 'work',
      book: softPart(time, 8.9 + place * 0.1, 9.3 + place * 0.1),
    };
  });
}
