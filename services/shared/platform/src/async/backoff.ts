/**
 * Backoff before attempt number `attempt` (from 1): doubles from `firstMs` up to `mostMs`, with ± 20 % jitter so that
 * replicas do not retry in step.
 *
 * @returns milliseconds
 */
export function backoffMs(
  attempt: number,
  firstMs: number,
  mostMs: number,
  random: () => number = Math.random,
): number {
  const plain = Math.min(mostMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(plain * (0.8 + 0.4 * random()));
}
