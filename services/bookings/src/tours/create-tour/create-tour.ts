import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { tourActionEvent } from '../tour.actions.js';
import { Tour, type TourDraft } from '../tour.entity.js';
import { tourCreatedEvent } from '../tour.events.js';
import { TourRepository } from '../tour.repository.js';
import { checkSize } from '../tour-checks.js';

@Injectable()
export class CreateTour {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param staff null for the demo's tours */
  async execute(
    draft: TourDraft,
    staff: StaffIdentity | null,
    id: string = randomUUID(),
  ): Promise<{ tour: Tour } | InvalidInput> {
    const now = this.clock.now();
    const tour = Tour.offer(id, draft, await this.tours.usualSize(draft.type), now);
    const refused = checkSize(tour);
    if (refused) return refused;
    await inTransaction(this.dataSource, async (manager) => {
      await this.tours.add(tour, manager);
      await this.outbox.add(manager, tourCreatedEvent(tour, now));
      if (staff) await this.outbox.add(manager, tourActionEvent('createTour', staff, null, tour, now));
    });
    this.outbox.wake();
    return { tour };
  }
}
