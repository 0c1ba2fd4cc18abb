import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SealDays } from './seal-days.js';

const EVERY_MS = 60_000;

/** Seals a day soon after 3 AM at the venue. */
@Injectable()
export class SealDaysJob implements OnApplicationBootstrap {
  constructor(
    private readonly sealDays: SealDays,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'seal-days', everyMs: EVERY_MS, run: () => this.sealDays.execute() });
  }
}
