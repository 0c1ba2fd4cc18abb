import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ObjectStore } from '../../storage/object-store.js';
import { imageUploadedAction } from '../image.actions.js';
import { Image, type ImageFile } from '../image.entity.js';
import { imageStoredEvent } from '../image.events.js';
import { ImageRepository } from '../image.repository.js';
import { originalKey } from '../object-keys.js';

/** Object first, row second, so that a crash in between leaves an object for the sweep. */
@Injectable()
export class StoreImage {
  private readonly putting = new Map<string, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRepository,
    private readonly store: ObjectStore,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param staff null for the demo's images @throws ObjectStoreError; then nothing is stored */
  async execute(image: ImageFile, path: string, originalname: string, staff: StaffIdentity | null): Promise<void> {
    await this.ensureObjectOnce(image, path);
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      await this.images.holdName(image.filename, manager);
      // The purge may have deleted the same image since. While its name is locked, it cannot.
      await this.ensureObject(image, path);
      const outcome = await this.images.store(Image.uploaded(image, originalname, now), manager);
      if (outcome !== 'known') await this.outbox.add(manager, imageStoredEvent(image, now));
      if (staff) await this.outbox.add(manager, imageUploadedAction(staff, image, now));
    });
    this.outbox.wake();
  }

  /** Concurrent uploads of an image share one put: not every store supports two writers of one object. */
  private async ensureObjectOnce(image: ImageFile, path: string): Promise<void> {
    const running = this.putting.get(image.filename);
    if (running !== undefined) return running;
    const put = this.ensureObject(image, path).finally(() => this.putting.delete(image.filename));
    this.putting.set(image.filename, put);
    return put;
  }

  private async ensureObject({ filename, bytes, contentType }: ImageFile, path: string): Promise<void> {
    const key = originalKey(filename);
    if (!(await this.store.has(key, bytes))) await this.store.put(key, { path, bytes }, contentType);
  }
}
