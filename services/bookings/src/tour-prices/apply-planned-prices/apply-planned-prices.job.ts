import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ApplyPlannedPrices } from './apply-planned-prices.js';

const EVERY_MS = 10_000;

/** Runs in each replica. */
@Injectable()
export class ApplyPlannedPricesJob implements OnApplicationBootstrap {
  constructor(
    private readonly apply: ApplyPlannedPrices,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'apply-planned-prices', everyMs: EVERY_MS, run: () => this.apply.execute() });
  }
}
