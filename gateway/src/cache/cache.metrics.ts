import type { Metrics } from '@hilltop/platform/telemetry/metrics';

/** `coalesced`: it shared the read of an identical request in flight. */
export type CacheOutcome = 'hit' | 'miss' | 'coalesced' | 'stale' | 'failed';

/** Counts in plain numbers, because a hit takes less time than incrementing a Prometheus counter. */
export function addCacheMetrics(
  metrics: Metrics,
  reads: Readonly<Record<CacheOutcome, number>>,
  look: () => { readonly bytes: number; readonly invalidations: number },
): void {
  metrics.lookup(
    {
      name: 'hilltop_cache_reads_total',
      help: 'Cacheable reads by outcome: hit, miss, coalesced, stale (the last good response), failed.',
      labels: ['outcome'],
    },
    async () => Object.entries(reads).map(([outcome, value]) => ({ labels: { outcome }, value })),
  );
  metrics.lookup(
    { name: 'hilltop_cache_invalidations_total', help: 'Invalidations of cached responses.' },
    async () => [{ value: look().invalidations }],
  );
  metrics.lookup({ name: 'hilltop_cache_bytes', help: 'Memory of the cached responses, in bytes.' }, async () => [
    { value: look().bytes },
  ]);
}
