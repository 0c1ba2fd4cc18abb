import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CloseWaitlist } from './close-waitlist.js';

/** Entries end within about this time. */
const EVERY_MS = 10_000;

/** Runs in each replica. */
@Injectable()
export class CloseWaitlistJob implements OnApplicationBootstrap {
  constructor(
    private readonly close: CloseWaitlist,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'close-waitlist', everyMs: EVERY_MS, run: () => this.close.execute() });
  }
}
