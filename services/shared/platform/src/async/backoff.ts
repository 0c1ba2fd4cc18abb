/** Milliseconds before attempt `attempt` (from 1): doubles up to `mostMs`, ± 20 % so that replicas do not retry in step. */
export function backoffMs(
  attempt: number,
  firstMs: number,
  mostMs: number,
  random: () => number = Math.random,
): number {
  const plain = Math.min(mostMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(plain * (0.8 + 0.4 * random()));
}
