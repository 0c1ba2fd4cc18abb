import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ReleaseExpiredHolds } from './release-expired-holds.js';

/** Expired seats are on sale again within about this time, in milliseconds. */
const EVERY_MS = 1000;

/** Runs the release every second in each replica. */
@Injectable()
export class ReleaseExpiredHoldsJob implements OnApplicationBootstrap {
  private readonly job: RepeatingJob;

  constructor(
    release: ReleaseExpiredHolds,
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.job = new RepeatingJob({
      name: 'release-expired-holds',
      everyMs: EVERY_MS,
      logger,
      run: () => release.execute(),
    });
  }

  onApplicationBootstrap(): void {
    this.steps.add(shutdownOrder.jobs, 'release-expired-holds', () => this.job.stop());
    // A start that fails for good ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.job.start(),
      () => undefined,
    );
  }
}
