import { HATCH, LADDER } from '../../../../drawings/alarm/places.js';
import { ground, tunnelFloor } from '../../../../drawings/section/measures.js';
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

const tunnel: readonly Point[] = [1252, 1300, 1350, 1400, 1440, LADDER].map((x) => [x, tunnelFloor(x) - 9]);

/** The way of a guest: to the door of the hall, through the tunnel, up the ladder, to a place in the garden. */
export function wayOut(from: Point, to: number): Way {
  const points: readonly Point[] = [from, ...tunnel, [LADDER, HATCH], [to, HATCH]];
  const ladder = points.length - 2;
  return wayThrough(points, (place) => (place < ladder ? 350 : place === ladder ? 300 : 150));
}

/** Two lanterns come through the gate and up the hill to the stables. */
export const lanterns = wayThrough(
  [-300, -120, -96, -72, -48, -24, 0, 168].map((x) => [x, ground(x) + 2]),
  () => 150,
);
