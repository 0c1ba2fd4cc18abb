import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import { ObjectStore } from '../../storage/object-store.js';
import { narrowed, openImage } from '../image-engine.js';
import { originalKey, renditionKey } from '../object-keys.js';
import { readWhole } from './read-whole.js';
import { RenditionRepository } from './rendition.repository.js';

/** An AVIF is a third smaller than the WebP but takes ten times the work, so no request waits for it (figures.md, Services). */
@Injectable()
export class MakeAvif {
  constructor(
    private readonly renditions: RenditionRepository,
    private readonly store: ObjectStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns false when none was wanted */
  async execute(): Promise<boolean> {
    const wanted = await this.renditions.takeWantedAvif();
    if (!wanted) return false;
    const { filename, width } = wanted;
    const webp = await this.renditions.find(wanted);
    const original = await this.store.open(originalKey(filename));
    if (!webp || !original) return true;
    const image = openImage(await readWhole(original), this.environment.UPLOAD_MAX_MEGAPIXELS * 1_000_000);
    const avif = await narrowed(image, width).avif({ quality: 55, effort: 2 }).toBuffer();
    const isWorthIt = avif.length < webp.webpBytes;
    if (isWorthIt) await this.store.put(renditionKey(filename, width, 'avif'), avif, 'image/avif');
    await this.renditions.endAvif(wanted, isWorthIt ? avif.length : null);
    this.logger.debug({ filename, width, bytes: avif.length, instead: webp.webpBytes }, 'avif made');
    return true;
  }
}
