import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DecideDisplaced } from './decide-displaced/decide-displaced.js';
import { OfferTimes } from './offer-times/offer-times.js';

/** E-mails are queued and deadlines decided within about this time. */
const EVERY_MS = 1_000;

/** Runs in each replica, and continues what a dead process left behind. */
@Injectable()
export class DisplacedPartiesJob implements OnApplicationBootstrap {
  private readonly job: RepeatingJob;

  constructor(
    offers: OfferTimes,
    decide: DecideDisplaced,
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.job = new RepeatingJob({
      name: 'displaced-parties',
      everyMs: EVERY_MS,
      logger,
      run: async () => (await offers.execute()) + (await decide.execute()),
    });
  }

  onApplicationBootstrap(): void {
    this.steps.add(shutdownOrder.jobs, 'displaced-parties', () => this.job.stop());
    // A failed start ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.job.start(),
      () => undefined,
    );
  }
}
