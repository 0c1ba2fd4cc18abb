import { mix, part } from './easing.js';

type Point = readonly [x: number, y: number];

/** A place on a way, and the direction there. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A way through points, each stretch at its own pace. */
interface Way {
  /** Seconds from the first point to the last. */
  readonly seconds: number;
  at(seconds: number): Place;
}

/** @param paceOf units per second on the stretch that ends at a point, by its place in the list */
function wayThrough(points: readonly Point[], paceOf: (place: number) => number): Way {
  const stops: (readonly [time: number, x: number, y: number])[] = [];
  for (const [place, [x, y]] of points.entries()) {
    const [time, fromX, fromY] = stops.at(-1) ?? [0, x, y];
    stops.push([time + (place === 0 ? 0 : Math.hypot(x - fromX, y - fromY) / paceOf(place)), x, y]);
  }
  const end = stops.at(-1) ?? ([0, 0, 0] as const);
  return {
    seconds: end[0],
    at(seconds) {
      const place = Math.max(
        1,
        stops.findIndex(([time], index) => index > 0 && time >= seconds),
      );
      const to = seconds >= end[0] ? end : (stops[place] ?? end);
      const from = stops[stops.indexOf(to) - 1] ?? to;
      const share = part(seconds, from[0], to[0]);
      return { x: mix(from[1], to[1], share), y: mix(from[2], to[2], share), dx: to[1] - from[1], dy: to[2] - from[2] };
    },
  };
}

/** Where the ladder leaves the tunnel, and the ground of the garden. */
const HATCH = 1196;
const GROUND = 352;
const tunnel: readonly Point[] = [
  [1000, 541],
  [1040, 540],
  [1080, 544],
  [1120, 551],
  [1160, 559],
  [HATCH, 567],
];

/** One guest: place in the hall, when she leaves, seat in the garden, side she faces there. */
export interface Guest {
  readonly x: number;
  readonly leaves: number;
  readonly faces: 1 | -1;
  readonly way: Way;
}

function guest(x: number, y: number, leaves: number, seat: number, faces: 1 | -1): Guest {
  const points: readonly Point[] = [[x, y], ...tunnel, [HATCH, GROUND], [seat, GROUND]];
  const ladder = points.length - 2;
  return {
    x,
    leaves,
    faces,
    way: wayThrough(points, (place) => (place < ladder ? 235 : place === ladder ? 200 : 150)),
  };
}

export const guests: readonly Guest[] = [
  guest(1001, 540, 3.9, 1379, 1),
  guest(964, 514, 4.15, 1413, -1),
  guest(908, 540, 4.4, 1331, 1),
  guest(874, 514, 4.7, 1365, -1),
  guest(820, 514, 4.95, 1311, -1),
  guest(786, 540, 5.2, 1277, 1),
  guest(752, 514, 5.5, 1259, -1),
  guest(694, 540, 5.75, 1225, 1),
];

/** Two lanterns come up the hill to the door of the house. */
export const lanterns = wayThrough(
  [
    [-110, 495],
    [-14, 495],
    [30, 486],
    [62, 446],
    [90, 404],
    [346, 402],
    [362, 392],
    [384, 368],
    [588, 366],
    [606, 340],
    [634, 332],
  ],
  () => 265,
);
