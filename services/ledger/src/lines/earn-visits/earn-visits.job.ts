import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EarnVisits } from './earn-visits.js';

const EVERY_MS = 15_000;

/** Runs soon after visits have started. */
@Injectable()
export class EarnVisitsJob implements OnApplicationBootstrap {
  constructor(
    private readonly earnVisits: EarnVisits,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'earn-visits', everyMs: EVERY_MS, run: () => this.earnVisits.execute() });
  }
}
