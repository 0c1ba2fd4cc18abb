import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ReleaseExpiredHolds } from './release-expired-holds.js';

/** Expired seats are on sale again within about this time. */
const EVERY_MS = 1000;

/** Runs in each replica. */
@Injectable()
export class ReleaseExpiredHoldsJob implements OnApplicationBootstrap {
  constructor(
    private readonly release: ReleaseExpiredHolds,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'release-expired-holds', everyMs: EVERY_MS, run: () => this.release.execute() });
  }
}
