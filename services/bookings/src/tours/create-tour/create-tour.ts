import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Tour, type TourDraft } from '../tour.entity.js';
import { tourCreatedEvent } from '../tour.events.js';
import { TourRepository } from '../tour.repository.js';

/** Puts a tour on offer and says so to the other services. */
@Injectable()
export class CreateTour {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(draft: TourDraft, id: string = randomUUID()): Promise<Tour> {
    const now = this.clock.now();
    const tour = Tour.offer(id, draft, now);
    await inTransaction(this.dataSource, async (manager) => {
      await this.tours.add(tour, manager);
      await this.outbox.add(manager, tourCreatedEvent(tour, now));
    });
    this.outbox.wake();
    return tour;
  }
}
