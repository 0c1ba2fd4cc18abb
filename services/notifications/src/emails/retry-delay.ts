const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STEPS = [1 * SECOND, 5 * SECOND, 15 * SECOND, 1 * MINUTE, 5 * MINUTE, 15 * MINUTE];

/** Two days. */
const RETRIED_FOR_MS = 48 * 60 * MINUTE;

/** Delay after the nth failed attempt (from 1): up to 15 minutes, with up to 20 % jitter, to spare a recovered mail server. */
export function retryDelayMs(attempts: number, chance: () => number = Math.random): number {
  const step = STEPS[Math.min(attempts, STEPS.length) - 1] ?? SECOND;
  return Math.round(step * (1 + chance() / 5));
}

/** Age alone is not enough: while the service was down, the e-mail was not tried. @param ageMs since it was queued */
export function isGivenUp(attempts: number, ageMs: number): boolean {
  return attempts > STEPS.length && ageMs > RETRIED_FOR_MS;
}
