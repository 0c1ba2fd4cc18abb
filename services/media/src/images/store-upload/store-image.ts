import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { originalKey } from '../object-keys.js';
import { ObjectStore } from '../../storage/object-store.js';
import { Image, type Picture } from '../image.entity.js';
import { imageStoredEvent } from '../image.events.js';
import { ImageRepository } from '../image.repository.js';

/** Keeps a picture: object first, row second, so that a crash in between leaves an object that the sweep finds. */
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
   * @param path of the file that has the picture
   * @throws ObjectStoreError; nothing is stored then
   */
  async execute(picture: Picture, path: string, originalname: string): Promise<void> {
    await this.ensureObjectOnce(picture, path);
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      await this.images.holdName(picture.filename, manager);
      // The purge may have taken the same picture away since; while its name is held, it cannot.
      await this.ensureObject(picture, path);
      const outcome = await this.images.store(Image.uploaded(picture, originalname, now), manager);
      if (outcome !== 'known') await this.outbox.add(manager, imageStoredEvent(picture, now));
    });
    this.outbox.wake();
  }

  /** The same picture several times at once is put once: not every store likes two writers of one object. */
  private async ensureObjectOnce(picture: Picture, path: string): Promise<void> {
    const running = this.putting.get(picture.filename);
    if (running !== undefined) return running;
    const put = this.ensureObject(picture, path).finally(() => this.putting.delete(picture.filename));
    this.putting.set(picture.filename, put);
    return put;
  }

  private async ensureObject({ filename, bytes, contentType }: Picture, path: string): Promise<void> {
    const key = originalKey(filename);
    if (!(await this.store.has(key, bytes))) await this.store.put(key, { path, bytes }, contentType);
  }
}
