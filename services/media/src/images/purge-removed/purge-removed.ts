import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';
import { ObjectStore } from '../../storage/object-store.js';
import { ImageUseRepository } from '../../uses/image-use.repository.js';
import { ImageRepository } from '../image.repository.js';
import { originalKey } from '../object-keys.js';
import { keysOfRendition, RenditionRepository } from '../render-width/rendition.repository.js';
import { ImagesOnSale } from './images-on-sale.js';

/** Images per run; the rest wait for the next. */
const BATCH = 20;

/**
 * Purges images that were removed ten minutes ago. Asks catalog which ones products show, because its events may be delayed for a long
 * time.
 */
@Injectable()
export class PurgeRemoved {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRepository,
    private readonly renditions: RenditionRepository,
    private readonly uses: ImageUseRepository,
    private readonly store: ObjectStore,
    private readonly onSale: ImagesOnSale,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns the number of purged images. @throws ObjectStoreError; the image is retried later */
  async execute(): Promise<number> {
    const due = new Date(this.clock.now().getTime() - this.environment.PURGE_AFTER_MS);
    const filenames = await this.images.removedBy(due, BATCH);
    const shown = filenames.length > 0 && (await this.onSale.find());
    if (!shown) return 0;
    let purged = 0;
    for (const filename of filenames) if (!shown.has(filename) && (await this.purge(filename, due))) purged += 1;
    if (purged > 0) this.logger.info({ purged }, 'removed images purged');
    return purged;
  }

  /** While the name and the row are locked, no upload or product can take the image again. */
  private async purge(filename: string, due: Date): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      await this.images.holdName(filename, manager);
      const image = await this.images.lock(filename, manager);
      if (!image?.removedAt || image.removedAt > due) return false;
      if ((await this.uses.of([filename], manager)).length > 0) return false;
      const renditions = await this.renditions.of([filename], manager);
      for (const key of renditions.flatMap(keysOfRendition)) await this.store.remove(key);
      await this.store.remove(originalKey(filename));
      await this.images.delete(filename, manager);
      return true;
    });
  }
}
