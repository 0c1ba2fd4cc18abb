import { mix, part, pulse, softPart } from './easing.js';
import { type GuestThen, guestAt } from './guest-at.js';
import { dealersAt, tableAt, tableStarts, wheelAt } from './room-at.js';
import { guests, lanterns } from './ways.js';

/** Where the window looks: time, x, y, and how near (1: the hall fills it). */
const looks = [
  [0, -70, 420, 0],
  [0.5, -70, 420, 0],
  [2.1, 700, 430, 1],
  [3.6, 790, 450, 1],
  [4.1, 780, 450, 1],
  [5.9, 575, 470, 1],
  [6.8, 575, 470, 1],
  [7.5, 1130, 440, 1],
  [8.9, 1270, 400, 1],
  [9.4, 1200, 400, 1],
  [10.2, 848, 440, 1],
  [10.8, 848, 440, 1],
  [11.9, 740, 420, 0],
  [12, 740, 420, 0],
] as const;

function lookAt(time: number) {
  const place = Math.max(
    0,
    looks.findIndex((_, index) => time < (looks[index + 1]?.[0] ?? Number.POSITIVE_INFINITY)),
  );
  const from = looks[place] ?? looks[0];
  const to = looks[place + 1] ?? from;
  const share = to === from ? 0 : softPart(time, from[0], to[0]);
  return { x: mix(from[1], to[1], share), y: mix(from[2], to[2], share), near: mix(from[3], to[3], share) };
}

function signalAt(time: number) {
  const lit = time > 0.34 ? 0.72 + 0.28 * Math.cos(time * 9) : 1;
  const rings = pulse(time, 2.22, 2.26, 4.3, 4.5);
  return {
    pressed: pulse(time, 0.02, 0.14, 0.4, 0.7),
    red: part(time, 0.2, 0.34) * lit,
    spark: softPart(time, 0.45, 2.25),
    sparkOn: pulse(time, 0.4, 0.46, 2.24, 2.34),
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
    signal: signalAt(time),
    light: lightAt(time),
    tables: tableStarts.map((starts) => tableAt(time, starts)),
    wheel: wheelAt(time),
    panel: softPart(time, 6.3, 6.9),
    hidden: softPart(time, 6.8, 7.1),
    guests: guests.map((guest): GuestThen => guestAt(time, guest)),
    dealers: dealersAt(time),
    gate: softPart(time, 8, 8.7),
    lanterns: lanternsAt(time),
    look: lookAt(time),
  };
}

export type Moment = ReturnType<typeof at>;
