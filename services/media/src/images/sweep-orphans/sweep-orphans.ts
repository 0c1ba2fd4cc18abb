import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ObjectStore, type StoredObject } from '../../storage/object-store.js';
import { ImageRepository } from '../image.repository.js';
import { ORIGINALS, originalKey, ownerOfKey, RENDITIONS } from '../object-keys.js';
import { keysOfRendition, RenditionRepository } from '../render-width/rendition.repository.js';

/** Objects per folder and run; the next run continues from there. */
const BATCH = 1_000;
/** A younger object may still get its row. No upload takes this long. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/** Deletes objects that a crash left without a row. Touches nothing else in the bucket. */
@Injectable()
export class SweepOrphans {
  private readonly from = new Map<string, string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRepository,
    private readonly renditions: RenditionRepository,
    private readonly store: ObjectStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns the number of deleted objects. @throws ObjectStoreError */
  async execute(): Promise<number> {
    await this.store.ensureBucket();
    let swept = 0;
    for (const folder of [ORIGINALS, RENDITIONS]) {
      const objects = await this.store.list(folder, this.from.get(folder) ?? '', BATCH);
      this.from.set(folder, objects.length < BATCH ? '' : (objects.at(-1)?.key ?? ''));
      swept += await this.sweep(objects);
    }
    if (swept > 0) this.logger.warn({ swept }, 'objects without a row deleted');
    return swept;
  }

  private async sweep(objects: readonly StoredObject[]): Promise<number> {
    const oldEnough = this.clock.now().getTime() - ORPHAN_AGE_MS;
    const ours = objects.flatMap(({ key, modifiedAt }) => {
      const owner = modifiedAt.getTime() <= oldEnough ? ownerOfKey(key) : undefined;
      return owner ? [{ key, filename: owner.filename }] : [];
    });
    const filenames = [...new Set(ours.map(({ filename }) => filename))];
    const wanted = await this.keysOf(filenames, this.dataSource.manager);
    let swept = 0;
    for (const { key, filename } of ours) {
      if (!wanted.has(key) && (await this.delete(key, filename))) swept += 1;
    }
    return swept;
  }

  /** Checks again while the name is locked: the same image may have been uploaded in the meantime. */
  private async delete(key: string, filename: string): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      await this.images.holdName(filename, manager);
      if ((await this.keysOf([filename], manager)).has(key)) return false;
      await this.store.remove(key);
      return true;
    });
  }

  /** Every object that should exist for these images. */
  private async keysOf(filenames: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const originals = [...(await this.images.known(filenames, manager))].map(originalKey);
    const renditions = (await this.renditions.of(filenames, manager)).flatMap(keysOfRendition);
    return new Set([...originals, ...renditions]);
  }
}
