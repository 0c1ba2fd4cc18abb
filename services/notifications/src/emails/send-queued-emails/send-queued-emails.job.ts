import { JobSignal } from '@hilltop/platform/async/job-signal';
import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { showEmails } from '../email.metrics.js';
import { Mailer } from '../mailer.js';
import { SendQueuedEmails } from './send-queued-emails.js';

/**
 * How many e-mails are under way at once, each by a sender of its own, so that one that hangs does not hold up the rest;
 * and so many connections to the mail server.
 */
export const SENDERS = 4;

/** Pause between two looks at an empty queue, in milliseconds. New e-mails wake the senders. */
const EVERY_MS = 1_000;

/** Sends e-mails as long as the process runs. */
@Injectable()
export class SendQueuedEmailsJob implements OnApplicationBootstrap {
  private readonly senders: readonly RepeatingJob[];

  constructor(
    send: SendQueuedEmails,
    private readonly mailer: Mailer,
    private readonly signal: JobSignal,
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) logger: Logger,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(DataSource) private readonly dataSource: DataSource,
  ) {
    this.senders = Array.from({ length: SENDERS }, () => {
      const run = async () => {
        if (await send.sendNext()) sender.wake();
      };
      const sender = new RepeatingJob({ name: 'send-queued-emails', everyMs: EVERY_MS, logger, run });
      return sender;
    });
  }

  onApplicationBootstrap(): void {
    showEmails(this.metrics, this.dataSource);
    this.signal.subscribe(() => this.wake());
    this.steps.add(shutdownOrder.jobs, 'send-queued-emails', async () => {
      await Promise.all(this.senders.map((sender) => sender.stop()));
      this.mailer.close();
    });
    // A start that fails for good ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.senders.map((sender) => sender.start()),
      () => undefined,
    );
  }

  private wake(): void {
    for (const sender of this.senders) sender.wake();
  }
}
