import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CloseWaitlist } from './close-waitlist.js';

/** Entries end within about this time. */
const EVERY_MS = 10_000;

/** Runs in each replica. */
@Injectable()
export class CloseWaitlistJob implements OnApplicationBootstrap {
  private readonly job: RepeatingJob;

  constructor(
    close: CloseWaitlist,
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.job = new RepeatingJob({
      name: 'close-waitlist',
      everyMs: EVERY_MS,
      logger,
      run: () => close.execute(),
    });
  }

  onApplicationBootstrap(): void {
    this.steps.add(shutdownOrder.jobs, 'close-waitlist', () => this.job.stop());
    // A failed start ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.job.start(),
      () => undefined,
    );
  }
}
