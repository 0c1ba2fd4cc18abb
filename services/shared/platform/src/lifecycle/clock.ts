/** Rules take `now` as an argument; only the outermost layer reads a clock. */
export interface Clock {
  now(): Date;
}

export const CLOCK = Symbol('CLOCK');

export const systemClock: Clock = { now: () => new Date() };

/** Each call returns a new `Date`, so that no caller can change the clock by accident. */
export function fixedClock(at: Date | string): Clock {
  const instant = new Date(at).getTime();
  if (Number.isNaN(instant)) throw new RangeError('A fixed clock needs a valid instant.');
  return { now: () => new Date(instant) };
}
