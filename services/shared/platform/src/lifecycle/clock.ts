/** The source of "now". Rules take `now` as an argument; only the outermost layer reads a clock. */
export interface Clock {
  now(): Date;
}

/** Injection token of the process's clock. */
export const CLOCK = Symbol('CLOCK');

export const systemClock: Clock = { now: () => new Date() };

/** A fixed clock for tests. Each call returns a new `Date`, so that no caller can change it by accident. */
export function fixedClock(at: Date | string): Clock {
  const instant = new Date(at).getTime();
  if (Number.isNaN(instant)) throw new RangeError('A fixed clock needs a valid instant.');
  return { now: () => new Date(instant) };
}
