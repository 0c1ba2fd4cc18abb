/** What every round sells from: one start, far from full. */
export const hotSlot = {
  id: 'standard@2099-01-06T16:00:00.000Z',
  startsAt: '2099-01-06T16:00:00.000Z',
  capacity: 1_000_000_000,
};

/** What came of a round. */
export type Round = {
  /** Parties that got their seats. */
  sold: number;
  refused: number;
  failed: number;
  seconds: number;
  /** Of one party's wait, in milliseconds. */
  p50: number;
  p99: number;
};

/** The value below which that share of the sorted values lies; NaN of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
