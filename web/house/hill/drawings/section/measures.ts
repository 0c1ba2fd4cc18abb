/** What a page shows of the drawing; around it there is sky and earth to spare. */
export const SHEET = { left: -10, top: 20, width: 1680, height: 930 } as const;
/** As far as it is drawn: to both sides, above and below, for screens of other shapes. */
export const BLEED = { left: -420, top: -560, right: 1920, bottom: 1320 } as const;

/** What the alarm moves over: from the gate to the tunnel's mouth. */
export const ALARM = { left: -420, top: 240, width: 2120, height: 710 } as const;

/** The middle of house and casino. */
export const MIDDLE = 930;
/** The ground that the house stands on. */
export const GROUND = 478;
/** The grounds of the stables and of the pool. */
export const YARD = 600;
export const DECK = 532;
/** The ground of the gate, at the foot of the hill. */
export const GATE = 672;
/** The floor under the earth: casino, stair, secret room. */
export const FLOOR = 838;

/** A number from `from` to `to`, eased at both ends. */
function ease(share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
}

/** The surface of the hill: gate, yard, pool, house and garden in four steps, then the wall and the slope to the west. */
export function ground(x: number): number {
  if (x < 0) return YARD + (GATE - YARD) * ease((-x - 6) / 104);
  if (x < 420) return YARD + (DECK - YARD) * ease((x - 230) / 26);
  if (x < 1606) return DECK + (GROUND - DECK) * ease((x - 412) / 24);
  if (x < 1630) return GROUND + (x - 1606) * 8.8;
  return 690 + Math.min(240, (x - 1630) * 4.4) + Math.max(0, x - 1684) * 0.35;
}

/** The beds know no steps: they rise evenly under the hill. */
export function bedTop(x: number): number {
  return x < 1600 ? YARD + (GROUND - YARD) * ease((x - 60) / 420) : GROUND;
}

/** Where the beds of the earth become level. */
export function deep(x: number): number {
  return 1010 + 0.04 * (x - 830);
}

/** The hall has one point of perspective: eyes at this height, floor and ceiling below and above it, half the width. */
export const EYES = 648;
export const DOWN = 190;
export const UP = -92;
export const HALF = 330;

/** A place in the hall. @param near 1 at the cut, 0.6 at the back wall */
export function inRoom(x: number, y: number, near: number): readonly [x: number, y: number] {
  return [MIDDLE + x * near, EYES + y * near];
}
/** A figure's size at the cut: 133 px high on a page of 1440 px. */
export const SIZE = 0.51;

/** The tunnel: its vault and its floor. */
export function tunnelTop(x: number): number {
  return 728 + (x - 1260) * 0.13 + 26 * Math.sin((x - 1260) / 190);
}
export function tunnelFloor(x: number): number {
  return 838 + (x - 1260) * 0.15 + 26 * Math.sin((x - 1260) / 190);
}
/** Where it comes out of the hill. */
export const MOUTH = 1660;
