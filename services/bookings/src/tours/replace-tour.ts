import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type NextVersion, replaceVersion } from '@hilltop/platform/messaging/outbox/replace-version';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TourChangedMeanwhile, TourNotFound } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import { Tour } from './tour.entity.js';
import { tourView } from './tour.view.js';

/** Refuses when someone else changed it first. */
@Injectable()
export class ReplaceTour {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** @param version that the caller saw */
  async execute(
    id: string,
    version: number,
    next: (current: Tour) => NextVersion<Tour>,
  ): Promise<{ tour: Tour } | TourNotFound | TourChangedMeanwhile> {
    const outcome = await replaceVersion(
      { dataSource: this.dataSource, outbox: this.outbox, target: Tour },
      id,
      version,
      next,
    );
    if ('stored' in outcome) return { tour: outcome.stored };
    if (!outcome.current) return refuse.TourNotFound();
    return refuse.TourChangedMeanwhile({ current: tourView(outcome.current) });
  }
}
