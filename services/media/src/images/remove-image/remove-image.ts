import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImageUse } from '../../uses/image-use.entity.js';
import { ImageUseRepository } from '../../uses/image-use.repository.js';
import { imageRemovedAction } from '../image.actions.js';
import { imageRemovedEvent } from '../image.events.js';
import { ImageRepository } from '../image.repository.js';

export type RemoveOutcome = 'removed' | 'unknown' | { readonly usedBy: ImageUse[] };

/** Refuses while a product shows the image. The bytes stay for a while, in case a product is just taking it. */
@Injectable()
export class RemoveImage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRepository,
    private readonly uses: ImageUseRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(filename: string, staff: StaffIdentity | null): Promise<RemoveOutcome> {
    const now = this.clock.now();
    const outcome = await inTransaction(this.dataSource, async (manager): Promise<RemoveOutcome> => {
      const image = await this.images.lock(filename, manager);
      if (!image || image.isRemoved) return 'unknown';
      // Read after the lock: a product that took the image first is visible by now, and a later one waits.
      const usedBy = await this.uses.of([filename], manager);
      if (usedBy.length > 0) return { usedBy };
      await this.images.markRemoved(filename, now, manager);
      await this.outbox.add(manager, imageRemovedEvent(image, now));
      if (staff) await this.outbox.add(manager, imageRemovedAction(staff, image, now));
      return 'removed';
    });
    this.outbox.wake();
    return outcome;
  }
}
