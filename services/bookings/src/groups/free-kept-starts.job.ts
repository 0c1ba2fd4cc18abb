import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { FreeKeptStarts } from './free-kept-starts.js';

/** Seats of a start that a group had for itself are on sale again within about this time. */
const EVERY_MS = 1_000;

/** Runs in each replica. */
@Injectable()
export class FreeKeptStartsJob implements OnApplicationBootstrap {
  constructor(
    private readonly free: FreeKeptStarts,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'free-kept-starts', everyMs: EVERY_MS, run: () => this.free.execute() });
  }
}
