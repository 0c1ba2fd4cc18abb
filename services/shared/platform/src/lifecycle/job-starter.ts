import { Inject, Injectable } from '@nestjs/common';
import { RepeatingJob } from '../async/repeating-job.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { ShutdownSteps, shutdownOrder } from './shutdown-steps.js';
import { StartGate } from './start-gate.js';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Short, because a shutdown waits for it. */
  readonly run: () => Promise<unknown>;
}

/** Runs jobs from when the database is available until the process stops. */
@Injectable()
export class JobStarter {
  constructor(
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(job: Job): RepeatingJob {
    const repeating = new RepeatingJob({ ...job, logger: this.logger });
    this.steps.add(shutdownOrder.jobs, job.name, () => repeating.stop());
    // A failed start ends the process elsewhere.
    this.gate.whenOpen().then(
      () => repeating.start(),
      () => undefined,
    );
    return repeating;
  }
}
