import { isSpread, type Lookup, replicaAddresses } from '@hilltop/platform/graphql/replica-addresses';
import { RepeatingJob } from '@hilltop/platform/lifecycle/repeating-job';
import type { Logger } from '@hilltop/platform/logging/logger';
import { Replica } from './replica.js';
import { ReplicaSet } from './replica-set.js';

/** How often names are looked up, in milliseconds: a replica that is added has work after this long. */
const lookUpEveryMs = 2_000;

export interface RosterOptions {
  /** The subgraph, as the log knows it. */
  readonly name: string;
  /** Base addresses; a host name stands for as many replicas as it has addresses. */
  readonly urls: readonly string[];
  readonly logger: Logger;
  readonly probe: (replica: Replica) => Promise<boolean>;
  readonly restored: () => void;
  readonly lookup?: Lookup;
}

/** Keeps the replicas of one subgraph as its addresses say, for as long as the gateway runs. */
export class ReplicaRoster {
  readonly replicas: ReplicaSet<Replica>;
  private readonly lookups: RepeatingJob | undefined;
  private known = true;

  constructor(private readonly options: RosterOptions) {
    const { name, urls, logger, probe, restored } = options;
    // Until the names are looked up, each counts as one replica: the HTTP client looks it up by itself.
    this.replicas = new ReplicaSet(
      urls.map((url) => new Replica(url)),
      {
        probe,
        ejected: ({ url }, reason) => {
          logger.warn({ subgraph: name, replica: url, reason }, 'replica is skipped');
          this.lookups?.wake();
        },
        restored: ({ url }) => {
          logger.info({ subgraph: name, replica: url }, 'replica is back');
          restored();
        },
      },
    );
    if (!urls.some(isSpread)) return;
    this.lookups = new RepeatingJob({
      name: `addresses of ${name}`,
      everyMs: lookUpEveryMs,
      run: () => this.lookUp(),
      logger,
    });
    this.lookups.start();
  }

  async close(): Promise<void> {
    await this.lookups?.stop();
    this.replicas.close();
    await Promise.all(this.replicas.all.map((replica) => replica.close()));
  }

  /** A name that cannot be looked up changes nothing: who answered a moment ago probably still does. */
  private async lookUp(): Promise<void> {
    const { name, urls, logger, lookup } = this.options;
    let addresses: string[];
    try {
      addresses = await replicaAddresses(urls, lookup);
    } catch (error) {
      if (this.known) logger.warn({ subgraph: name, err: error }, 'replicas cannot be looked up');
      this.known = false;
      return;
    }
    this.known = true;
    this.take(addresses);
  }

  private take(addresses: readonly string[]): void {
    const before = this.replicas.all;
    const now = addresses.map((url) => before.find((replica) => replica.url === url) ?? new Replica(url));
    const gone = before.filter((replica) => !now.includes(replica));
    if (now.length === 0 || (gone.length === 0 && now.length === before.length)) return;
    this.replicas.replace(now);
    const { name, logger } = this.options;
    logger.info({ subgraph: name, replicas: addresses }, 'replicas are');
    for (const replica of gone) {
      replica.retire().catch((error: unknown) => logger.warn({ subgraph: name, err: error }, 'replica did not retire'));
    }
  }
}
