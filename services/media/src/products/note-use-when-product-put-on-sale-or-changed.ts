import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { imageStoredEvent } from '../images/image.events.js';
import { ImageRepository } from '../images/image.repository.js';
import { nameInAddress } from '../images/image-name.js';
import { ImageUseRepository } from '../uses/image-use.repository.js';

interface ProductFacts {
  readonly productId: string;
  readonly version: number;
  readonly name: string;
  readonly image: string | null;
}

/**
 * An image that was removed at the same time is restored: this and the removal lock the image's row, so the second one sees the
 * result of the first.
 */
@Injectable()
export class NoteUseWhenProductPutOnSaleOrChanged implements Reaction<ProductFacts> {
  constructor(
    private readonly images: ImageRepository,
    private readonly uses: ImageUseRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data }: CloudEvent<ProductFacts>, manager: EntityManager): Promise<void> {
    const { productId, version, name: productName } = data;
    const filename = nameInAddress(data.image);
    const image = filename === null ? null : await this.images.lock(filename, manager);
    const isNews = await this.uses.note({ productId, productName, filename, version }, manager);
    if (!isNews || !image?.isRemoved) return;
    await this.images.bringBack(image.filename, manager);
    await this.outbox.add(manager, imageStoredEvent(image, this.clock.now()));
  }

  committed(): void {
    this.outbox.wake();
  }
}
