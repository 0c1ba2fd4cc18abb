import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PurgeRemoved } from './purge-removed.js';

/** No one waits for it. */
const EVERY_MS = 60_000;

/** Runs in each replica. A lock makes sure that each image is purged once. */
@Injectable()
export class PurgeRemovedJob implements OnApplicationBootstrap {
  constructor(
    private readonly purge: PurgeRemoved,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'purge-removed', everyMs: EVERY_MS, run: () => this.purge.execute() });
  }
}
