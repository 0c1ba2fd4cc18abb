import { JobSignal } from '@hilltop/platform/async/job-signal';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MakeAvif } from './make-avif.js';

/** Finds jobs that other replicas left or failed; this replica's own start at once. */
const EVERY_MS = 15_000;

/** Makes one image per run, so that a shutdown waits only briefly. */
@Injectable()
export class MakeAvifJob implements OnApplicationBootstrap {
  constructor(
    private readonly make: MakeAvif,
    private readonly signal: JobSignal,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    const run = async (): Promise<void> => {
      if (await this.make.execute()) this.signal.notify();
    };
    const job = this.jobs.start({ name: 'make-avif', everyMs: EVERY_MS, run });
    this.signal.subscribe(() => job.wake());
  }
}
