/** Where "now" comes from. Rules take `now` as an argument; only the outermost layer reads a clock. */
export interface Clock {
  now(): Date;
}

/** Injection token of the process's one clock. */
export const CLOCK = Symbol('CLOCK');

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, for tests. Each call gives a fresh `Date`, so that nobody can move it by accident. */
export function fixedClock(at: Date | string): Clock {
  const instant = new Date(at).getTime();
  if (Number.isNaN(instant)) throw new RangeError('A fixed clock needs a valid instant.');
  return { now: () => new Date(instant) };
}
