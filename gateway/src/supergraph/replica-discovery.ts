import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { isSpread, type Lookup, replicaAddresses } from '@hilltop/platform/graphql/replica-addresses';
import type { Logger } from '@hilltop/platform/logging/logger';
import { Replica } from './replica.js';
import { ReplicaSet } from './replica-set.js';

const usualLookupEveryMs = 2_000;
/** Shorter than the shutdown step that waits for it. */
const lookupMs = 2_000;
/** A replica without an address is removed only after this many intervals, because a DNS answer can be partial. */
const removeAfterIntervals = 2.5;

export interface DiscoveryOptions {
  readonly name: string;
  /** A host name represents one replica per address. */
  readonly urls: readonly string[];
  readonly logger: Logger;
  readonly probe: (replica: Replica) => Promise<boolean>;
  readonly lookup?: Lookup;
  /** A new replica gets calls after at most this time. */
  readonly lookupEveryMs?: number;
}

/** Follows DNS. */
export class ReplicaDiscovery {
  readonly replicas: ReplicaSet<Replica>;
  private readonly job: RepeatingJob | undefined;
  private readonly missingSince = new Map<Replica, number>();
  private readonly lookupEveryMs: number;
  private isFailing = false;

  constructor(private readonly options: DiscoveryOptions) {
    const { name, urls, logger, probe } = options;
    this.lookupEveryMs = options.lookupEveryMs ?? usualLookupEveryMs;
    // Until its first lookup a name counts as one replica, and the HTTP client resolves it.
    this.replicas = new ReplicaSet(
      urls.map((url) => new Replica(url)),
      {
        probe,
        ejected: ({ url }, reason) => {
          logger.warn({ subgraph: name, replica: url, reason }, 'replica ejected');
          this.job?.wake();
        },
        restored: ({ url }) => logger.info({ subgraph: name, replica: url }, 'replica restored'),
      },
    );
    if (!urls.some(isSpread)) return;
    const run = () => this.lookUp();
    this.job = new RepeatingJob({ name: `look up ${name}`, everyMs: this.lookupEveryMs, run, logger });
    this.job.start();
  }

  async close(): Promise<void> {
    await this.job?.stop();
    this.replicas.close();
    await Promise.all(this.replicas.all.map((replica) => replica.close()));
  }

  /** A failed or empty lookup changes nothing, because known replicas probably still respond. */
  private async lookUp(): Promise<void> {
    const { name, urls, logger, lookup } = this.options;
    try {
      const addresses = await withTimeout(replicaAddresses(urls, lookup), lookupMs, () => {
        throw new Error(`the lookup took longer than ${lookupMs} ms`);
      });
      if (addresses.length === 0) throw new Error('no addresses');
      this.isFailing = false;
      this.update(addresses);
    } catch (error) {
      if (!this.isFailing) logger.warn({ subgraph: name, err: error }, 'replicas could not be looked up');
      this.isFailing = true;
      this.missingSince.clear();
    }
  }

  private update(addresses: readonly string[]): void {
    const before = this.replicas.all;
    const listed = addresses.map((url) => before.find((replica) => replica.url === url) ?? new Replica(url));
    for (const replica of listed) this.missingSince.delete(replica);
    const unlisted = before.filter((replica) => !listed.includes(replica));
    const gone = unlisted.filter((replica) => this.isGone(replica));
    if (gone.length === 0 && listed.every((replica) => before.includes(replica))) return;
    const now = [...listed, ...unlisted.filter((replica) => !gone.includes(replica))];
    this.replicas.replace(now);
    const { name, logger } = this.options;
    logger.info({ subgraph: name, replicas: now.map(({ url }) => url) }, 'replicas changed');
    for (const replica of gone) {
      this.missingSince.delete(replica);
      replica.retire().catch((error: unknown) => logger.warn({ subgraph: name, err: error }, 'replica did not retire'));
    }
  }

  private isGone(replica: Replica): boolean {
    const now = performance.now();
    const since = this.missingSince.get(replica) ?? now;
    this.missingSince.set(replica, since);
    // A host name is a placeholder until its addresses are known.
    return this.options.urls.includes(replica.url) || now - since >= removeAfterIntervals * this.lookupEveryMs;
  }
}
