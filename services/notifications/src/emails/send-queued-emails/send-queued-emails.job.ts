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

/** Senders, and connections to the mail server. There are several, so that a sender that hangs does not block the rest. */
export const SENDERS = 4;

/** How often a sender polls an empty queue: about one of them each second. A new e-mail wakes one. */
const EVERY_MS = SENDERS * 1_000;

/** The longest pause after failures. */
const MOST_MS = 10_000;

@Injectable()
export class SendQueuedEmailsJob implements OnApplicationBootstrap {
  private readonly senders: readonly RepeatingJob[];
  private turn = 0;

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
      const sender = new RepeatingJob({ name: 'send-queued-emails', everyMs: EVERY_MS, mostMs: MOST_MS, logger, run });
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
    // A failed start ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.senders.map((sender) => sender.start()),
      () => undefined,
    );
  }

  /** In turn, so that many e-mails wake all. All of them would ask for the same one. */
  private wake(): void {
    this.senders[this.turn++ % SENDERS]?.wake();
  }
}
