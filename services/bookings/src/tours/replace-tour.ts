import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Tour } from './tour.entity.js';
import { type TourChangedMeanwhile, type TourNotFound, tourChangedMeanwhile, tourNotFound } from './tour.refusals.js';
import { TourRepository } from './tour.repository.js';

/** Replaces a version of a tour by the next one and says so, or refuses when it is not the newest any more. */
@Injectable()
export class ReplaceTour {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param version the one that the caller saw
   * @param next makes the next version and its event
   */
  async execute(
    id: string,
    version: number,
    next: (current: Tour) => { tour: Tour; event: CloudEvent },
  ): Promise<{ tour: Tour } | TourNotFound | TourChangedMeanwhile> {
    const current = await this.tours.find(id);
    if (!current) return tourNotFound;
    if (current.version !== version) return tourChangedMeanwhile(current);
    const { tour, event } = next(current);
    const stored = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.tours.replace(tour, manager))) return false;
      await this.outbox.add(manager, event);
      return true;
    });
    if (!stored) return this.overtaken(id);
    this.outbox.wake();
    return { tour };
  }

  private async overtaken(id: string): Promise<TourNotFound | TourChangedMeanwhile> {
    const newest = await this.tours.find(id);
    return newest ? tourChangedMeanwhile(newest) : tourNotFound;
  }
}
