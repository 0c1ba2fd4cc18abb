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

/** Keeps an image: object first, row second, so that a crash in between leaves an object that the sweep finds. */
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

  /**
   * @param path of the file that has the image
   * @param staff who uploads it; null for the demo's images
   * @throws ObjectStoreError; nothing is stored then
   */
  async execute(image: ImageFile, path: string, originalname: string, staff: StaffIdentity | null): Promise<void> {
    await this.ensureObjectOnce(image, path);
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      await this.images.holdName(image.filename, manager);
      // The purge may have taken the same image away since; while its name is held, it cannot.
      await this.ensureObject(image, path);
      const outcome = await this.images.store(Image.uploaded(image, originalname, now), manager);
      if (outcome !== 'known') await this.outbox.add(manager, imageStoredEvent(image, now));
      if (staff) await this.outbox.add(manager, imageUploadedAction(staff, image, now));
    });
    this.outbox.wake();
  }

  /** The same image several times at once is put once: not every store likes two writers of one object. */
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
