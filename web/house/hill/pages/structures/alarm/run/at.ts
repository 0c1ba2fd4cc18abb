import { hall, NEAR } from '../../../../drawings/alarm/places.js';
import { mix, part, pulse, softPart } from './easing.js';
import { guestsAt } from './guest-at.js';
import { dealersAt, tableAt, tableStarts, wheelAt } from './room-at.js';
import { lanterns } from './ways.js';

/** Where the window looks: time, x, y, and how much of the hill is seen from side to side. */
const looks = [
  [0, hall.x, hall.y, NEAR],
  [0.12, hall.x, hall.y, NEAR],
  [0.62, -180, 590, NEAR],
  [0.95, -180, 590, NEAR],
  [2.15, 880, hall.y, NEAR],
  [3.6, 900, hall.y, NEAR],
  [4.1, 860, hall.y, NEAR],
  [5.9, 500, 740, NEAR],
  [6.8, 500, 740, NEAR],
  [7.5, 1370, 715, NEAR],
  [8.9, 1430, 480, NEAR],
  [9.4, 1400, 480, NEAR],
  [10.2, hall.x, hall.y, NEAR],
  [10.8, hall.x, hall.y, NEAR],
  [11.9, 895, 590, 1560],
  [12, 895, 590, 1560],
] as const;

function lookAt(time: number) {
  const place = Math.max(
    0,
    looks.findIndex((_, index) => time < (looks[index + 1]?.[0] ?? Number.POSITIVE_INFINITY)),
  );
  const from = looks[place] ?? looks[0];
  const to = looks[place + 1] ?? from;
  const share = to === from ? 0 : softPart(time, from[0], to[0]);
  return { x: mix(from[1], to[1], share), y: mix(from[2], to[2], share), wide: mix(from[3], to[3], share) };
}

function signalAt(time: number) {
  const lit = time > 0.74 ? 0.72 + 0.28 * Math.cos(time * 9) : 1;
  const rings = pulse(time, 2.22, 2.26, 4.3, 4.5);
  return {
    pressed: pulse(time, 0.6, 0.68, 0.9, 1.1),
    red: part(time, 0.66, 0.74) * lit,
    spark: softPart(time, 0.8, 2.2),
    sparkOn: pulse(time, 0.76, 0.82, 2.2, 2.3),
    rings,
    bell: rings * Math.sin(time * 58) * 13,
    wave: (time * 2.4) % 1,
  };
}

function lightAt(time: number) {
  const flicker = pulse(time, 2.26, 2.3, 3.3, 3.7) * (0.5 + 0.5 * Math.sin(time * 37) * Math.sin(time * 23));
  const relit = softPart(time, 8.6, 9.6);
  return {
    lamps: 1 - 0.78 * softPart(time, 2.3, 2.7) * (1 - 0.7 * flicker) + 0.5 * relit,
    dark: 0.46 * softPart(time, 2.3, 2.8) - 0.2 * relit,
    circle: softPart(time, 8.8, 9.6),
  };
}

function lanternsAt(time: number) {
  const { x, y } = lanterns.at(Math.max(0, time - 8.5));
  return { x, y: y - Math.abs(Math.sin(time * 8)) * 1.5, shown: part(time, 8.3, 8.6) };
}

/**
 * The picture at a moment. It depends on the time alone, so playing, dragging and stepping look the same. @param time
 * seconds since the press, 0 to 12
 */
export function at(time: number) {
  return {
    time,
    signal: signalAt(time),
    light: lightAt(time),
    tables: tableStarts.map((starts) => tableAt(time, starts)),
    wheel: wheelAt(time),
    /** The hall's table, upright, goes back to the wall. */
    atWall: softPart(time, 4.95, 5.8),
    panel: softPart(time, 6.3, 6.9),
    hidden: softPart(time, 6.8, 7.1),
    guests: guestsAt(time),
    dealers: dealersAt(time),
    gate: softPart(time, 8, 8.7),
    lanterns: lanternsAt(time),
    look: lookAt(time),
  };
}

export type Moment = ReturnType<typeof at>;
