const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STEPS = [1 * SECOND, 5 * SECOND, 15 * SECOND, 1 * MINUTE, 5 * MINUTE, 15 * MINUTE];

/** How long an e-mail is tried at all, in milliseconds: two days. */
const TRIED_FOR_MS = 48 * 60 * MINUTE;

/**
 * How long to wait after the nth failed attempt (from 1), in milliseconds: growing to a quarter of an hour, with up to a
 * fifth more by chance, so that a mail server that comes back is not met by everybody at once.
 */
export function retryDelayMs(attempts: number, chance: () => number = Math.random): number {
  const step = STEPS[Math.min(attempts, STEPS.length) - 1] ?? SECOND;
  return Math.round(step * (1 + chance() / 5));
}

/**
 * Whether to stop trying. Two days alone are not enough: an e-mail that waited them out in a service that was not running
 * has not been tried.
 *
 * @param ageMs since it was queued, in milliseconds
 */
export function isHopeless(attempts: number, ageMs: number): boolean {
  return attempts > STEPS.length && ageMs > TRIED_FOR_MS;
}
