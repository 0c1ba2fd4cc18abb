import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { KeptFilesDocument } from '../generated/orders-queries.js';
import { ObjectStore } from '../storage/object-store.js';
import { OrdersClient } from './orders-client.js';
import { keyOfFile, nameInKey, PRIVATE } from './private-file.js';

const EVERY_MS = 15 * 60 * 1000;
/** Files per run; the next run continues from there. */
const BATCH = 500;
/** Orders may still be told of a younger one. No upload takes this long. */
const UNCLAIMED_MS = 60 * 60 * 1000;

/** Deletes private files that orders no longer has: of crashes, those whose time is over, and those that were erased. */
@Injectable()
export class SweepFilesJob implements OnApplicationBootstrap {
  private from = '';

  constructor(
    private readonly store: ObjectStore,
    private readonly orders: OrdersClient,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'sweep-private-files', everyMs: EVERY_MS, run: () => this.execute() });
  }

  /** @returns the number of deleted files. @throws ObjectStoreError */
  async execute(): Promise<number> {
    const objects = await this.store.list(PRIVATE, this.from, BATCH);
    const oldEnough = this.clock.now().getTime() - UNCLAIMED_MS;
    const names = objects.flatMap(({ key, modifiedAt }) =>
      modifiedAt.getTime() <= oldEnough ? (nameInKey(key) ?? []) : [],
    );
    const kept = names.length > 0 && (await this.keptOf(names));
    if (kept === undefined) return 0;
    this.from = objects.length < BATCH ? '' : (objects.at(-1)?.key ?? '');
    const unclaimed = kept ? names.filter((name) => !kept.has(name)) : [];
    for (const name of unclaimed) await this.store.remove(keyOfFile(name));
    if (unclaimed.length > 0)
      this.logger.info({ swept: unclaimed.length }, 'private files deleted that orders does not keep');
    return unclaimed.length;
  }

  /** Undefined when orders does not answer. */
  private async keptOf(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    try {
      const { keptGroupFiles } = await this.orders.read(KeptFilesDocument, { names: [...names] });
      return new Set(keptGroupFiles);
    } catch (error) {
      if (!(error instanceof SubgraphUnavailableError)) throw error;
      this.logger.warn({ err: error }, 'orders does not respond, private files are kept');
      return undefined;
    }
  }
}
