import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { TemporaryFiles } from '../store-upload/temporary-files.js';
import { SweepOrphans } from './sweep-orphans.js';

/** Leftovers of crashes only cost space. */
const EVERY_MS = 15 * 60 * 1000;

/** Leftovers of crashes: objects without a row, and temporary files. */
@Injectable()
export class SweepOrphansJob implements OnApplicationBootstrap {
  constructor(
    private readonly orphans: SweepOrphans,
    private readonly files: TemporaryFiles,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'sweep-temporary-files',
      everyMs: EVERY_MS,
      run: () => this.files.sweep(this.clock.now()),
    });
    this.jobs.start({ name: 'sweep-orphans', everyMs: EVERY_MS, run: () => this.orphans.execute() });
  }
}
