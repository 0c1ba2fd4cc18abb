import { JobSignal } from '@hilltop/platform/async/job-signal';
import { isForeignKeyViolation } from '@hilltop/platform/database/postgres-errors';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import { ObjectStore } from '../../storage/object-store.js';
import { narrowed, openImage } from '../image-engine.js';
import { RENDITION_QUEUE } from '../image-work.js';
import { originalKey, renditionKey } from '../object-keys.js';
import type { ServedImage } from '../served-image.js';
import { WorkQueue } from '../work-queue.js';
import { readWhole } from './read-whole.js';
import { RenditionRepository } from './rendition.repository.js';

/** Longer animations, and those larger than their original, show their first frame: a visitor waits for the result. */
const MOST_MOVING_FRAMES = 100;

/** Renders on first request. Concurrent requests share one rendering. */
@Injectable()
export class RenderWidth {
  private readonly underWay = new Map<string, Promise<number | undefined>>();

  constructor(
    @Inject(RENDITION_QUEUE) private readonly queue: WorkQueue,
    private readonly store: ObjectStore,
    private readonly renditions: RenditionRepository,
    private readonly signal: JobSignal,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @param width pixels, at most the image's own @returns bytes of the stored WebP; `undefined` when the image is gone
   * @throws BusyError, ObjectStoreError
   */
  async execute(image: ServedImage, width: number): Promise<number | undefined> {
    const key = renditionKey(image.filename, width, 'webp');
    const running = this.underWay.get(key);
    if (running !== undefined) return running;
    const made = this.queue.run(() => this.make(image, width, key)).finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  private async make(
    { filename, frames, bytes }: ServedImage,
    width: number,
    key: string,
  ): Promise<number | undefined> {
    const original = await this.store.open(originalKey(filename));
    if (!original) return undefined;
    const whole = await readWhole(original);
    const moving = frames > MOST_MOVING_FRAMES ? undefined : await this.encode(whole, width, -1);
    const isSmaller = moving !== undefined && (frames === 1 || moving.length < bytes);
    const webp = isSmaller ? moving : await this.encode(whole, width, 1);
    await this.store.put(key, webp, 'image/webp');
    try {
      // AVIFs are encoded with one frame only.
      await this.renditions.noteWebp(filename, width, webp.length, frames > 1 ? 'none' : 'wanted');
    } catch (error) {
      if (isForeignKeyViolation(error, 'renditions_image')) return undefined;
      throw error;
    }
    this.signal.notify();
    return webp.length;
  }

  private encode(whole: Buffer, width: number, pages: -1 | 1): Promise<Buffer> {
    const image = openImage(whole, this.environment.UPLOAD_MAX_MEGAPIXELS * 1_000_000, pages);
    return narrowed(image, width).webp({ quality: 78 }).toBuffer();
  }
}
