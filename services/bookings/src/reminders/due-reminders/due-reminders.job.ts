import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DueReminders } from './due-reminders.js';

const EVERY_MS = 60_000;

/** Runs in each replica. */
@Injectable()
export class DueRemindersJob implements OnApplicationBootstrap {
  private readonly job: RepeatingJob;

  constructor(
    due: DueReminders,
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.job = new RepeatingJob({
      name: 'due-reminders',
      everyMs: EVERY_MS,
      logger,
      run: async () => (await due.execute()) > 0,
    });
  }

  onApplicationBootstrap(): void {
    this.steps.add(shutdownOrder.jobs, 'due-reminders', () => this.job.stop());
    // A failed start ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.job.start(),
      () => undefined,
    );
  }
}
