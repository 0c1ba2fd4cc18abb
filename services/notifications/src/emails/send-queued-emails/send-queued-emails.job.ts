import { RepeatingJob } from '@hilltop/platform/lifecycle/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Mailer } from '../mailer.js';
import { SendQueuedEmails } from './send-queued-emails.js';

/** Pause between two looks at an empty queue, in milliseconds: an e-mail leaves within about this time. */
const EVERY_MS = 500;

/** Sends e-mails as long as the process runs. */
@Injectable()
export class SendQueuedEmailsJob implements OnApplicationBootstrap {
  private readonly job: RepeatingJob;

  constructor(
    send: SendQueuedEmails,
    private readonly mailer: Mailer,
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    const run = async () => {
      if ((await send.execute()) > 0) this.job.wake();
    };
    this.job = new RepeatingJob({ name: 'send-queued-emails', everyMs: EVERY_MS, logger, run });
  }

  onApplicationBootstrap(): void {
    this.steps.add(shutdownOrder.jobs, 'send-queued-emails', async () => {
      await this.job.stop();
      this.mailer.close();
    });
    // A start that fails for good ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.job.start(),
      () => undefined,
    );
  }
}
