/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = 5;
/** Longest wait, in seconds: a quarter of an hour. */
const LONGEST_WAIT_SECONDS = 900;
/** After this long without a failure all is forgotten, in milliseconds: a day. */
export const FORGET_AFTER_MS = 24 * 60 * 60_000;

/** How long to wait after the nth failure in a row (from 1), in seconds: nothing at first, then doubling. */
export function waitSeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS);
}
