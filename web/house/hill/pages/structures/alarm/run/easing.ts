/** The value, kept between two bounds. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** From `a` to `b` by a share of 0 to 1. */
export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** How much of the time from `start` to `end` is over, 0 to 1. */
export function part(time: number, start: number, end: number): number {
  return clamp((time - start) / (end - start));
}

/** The same, with a soft start and end. */
export function softPart(time: number, start: number, end: number): number {
  const share = part(time, start, end);
  return share * share * (3 - 2 * share);
}

/** Rises from `a` to `b`, stays at 1, falls from `c` to `d`. */
export function pulse(time: number, a: number, b: number, c: number, d: number): number {
  return Math.min(part(time, a, b), 1 - part(time, c, d));
}
