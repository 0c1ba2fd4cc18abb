import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CacheEntry } from './cache-entry.js';
import { InvalidationSubscriber } from './invalidation-subscriber.js';
import type { CachePolicy } from './public-fields.js';
import { TagVersions } from './tag-versions.js';

/** Bounds the age of a response whose event is late or was never sent. */
export const maxFreshMs = 10_000;
/** How long the last good response can replace an unavailable subgraph. */
const maxStaleMs = 60 * 60_000;
const quarterHourMs = 15 * 60_000;
const maxBytes = 32 * 1024 * 1024;

export interface CacheableRead {
  readonly key: string;
  readonly policy: CachePolicy;
}

/** Only a complete response without errors is cached. */
export type ReadResult<Failure> =
  | { readonly complete: true; readonly text: string; readonly contentType: string }
  | { readonly complete: false; readonly unavailable: boolean; readonly failure: Failure };

/** `stale`: the last good response, because the subgraph is unavailable. */
export type CacheResult<Failure> =
  | { readonly entry: CacheEntry; readonly stale: boolean }
  | { readonly entry?: undefined; readonly failure: Failure };

type Loaded<Failure> =
  | { readonly entry: CacheEntry; readonly stale: false }
  | { readonly entry?: undefined; readonly unavailable: boolean; readonly failure: Failure };

/** `coalesced`: it shared the read of an identical request in flight. */
type CacheOutcome = 'hit' | 'miss' | 'coalesced' | 'stale' | 'failed';

/** Counts in plain numbers, because a hit takes less time than incrementing a Prometheus counter. */
function addCacheMetrics(
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

/** Keeps responses until an event invalidates their tags. */
@Injectable()
export class ResponseCache {
  private readonly entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  });
  private readonly running = new Map<string, { readonly version: number; readonly load: Promise<unknown> }>();
  private readonly reads: Record<CacheOutcome, number> = { hit: 0, miss: 0, coalesced: 0, stale: 0, failed: 0 };

  constructor(
    private readonly versions: TagVersions,
    private readonly subscriber: InvalidationSubscriber,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Metrics) metrics: Metrics,
  ) {
    addCacheMetrics(metrics, this.reads, () => ({
      bytes: this.entries.calculatedSize,
      invalidations: this.versions.invalidations,
    }));
  }

  /** False while it could miss invalidations: every read goes to the subgraphs. */
  get isOpen(): boolean {
    return this.subscriber.isListening;
  }

  isFresh({ options: { policy, version, freshUntil } }: CacheEntry): boolean {
    return this.isOpen && this.versions.of(policy.tags) === version && this.now() < freshUntil;
  }

  /** Counts a hit that was served without `get`. */
  countHit(): void {
    this.reads.hit += 1;
  }

  /** Concurrent reads of a key share one `load`. */
  async get<Failure>(read: CacheableRead, load: () => Promise<ReadResult<Failure>>): Promise<CacheResult<Failure>> {
    const known = this.entries.get(read.key);
    if (known && this.isFresh(known)) {
      this.countHit();
      return { entry: known, stale: false };
    }
    const loaded = await this.coalesce(read, load);
    if (loaded.entry || !loaded.unavailable || !known?.options.policy.staleIfError) return loaded;
    if (this.now() - known.options.readAt > maxStaleMs) return loaded;
    this.reads.stale += 1;
    return { entry: known, stale: true };
  }

  /** Later reads do not share a read that started before an invalidation, because it may have seen old data. */
  private coalesce<Failure>(read: CacheableRead, load: () => Promise<ReadResult<Failure>>): Promise<Loaded<Failure>> {
    const version = this.versions.of(read.policy.tags);
    const running = this.running.get(read.key);
    if (running?.version === version) {
      this.reads.coalesced += 1;
      return running.load as Promise<Loaded<Failure>>;
    }
    const loading = this.load(read, version, load).finally(() => {
      if (this.running.get(read.key)?.load === loading) this.running.delete(read.key);
    });
    this.running.set(read.key, { version, load: loading });
    return loading;
  }

  private async load<Failure>(
    { key, policy }: CacheableRead,
    version: number,
    load: () => Promise<ReadResult<Failure>>,
  ): Promise<Loaded<Failure>> {
    const readAt = this.now();
    const result = await load();
    this.reads[result.complete ? 'miss' : 'failed'] += 1;
    if (!result.complete) return result;
    const { text, contentType } = result;
    const entry = new CacheEntry({ text, contentType, policy, version, readAt, freshUntil: expiryOf(readAt, policy) });
    this.entries.set(key, entry);
    return { entry, stale: false };
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

function expiryOf(readAt: number, { expiresOnQuarterHour }: CachePolicy): number {
  const latest = readAt + maxFreshMs;
  return expiresOnQuarterHour ? Math.min(latest, (Math.floor(readAt / quarterHourMs) + 1) * quarterHourMs) : latest;
}
