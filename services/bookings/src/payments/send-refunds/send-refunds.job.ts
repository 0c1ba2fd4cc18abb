import { RepeatingJob } from '@hilltop/platform/async/repeating-job';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Charges } from '../charges.js';
import { PaymentProvider } from '../payment-provider.js';
import { SettleRefund } from '../settle-refund/settle-refund.js';
import { SendRefunds } from './send-refunds.js';

/** A refund leaves within about this time, in milliseconds. */
const EVERY_MS = 1_000;

/** Sends refunds every second in each replica, and hears of their results. */
@Injectable()
export class SendRefundsJob implements OnApplicationBootstrap {
  private readonly job: RepeatingJob;

  constructor(
    send: SendRefunds,
    charges: Charges,
    private readonly settle: SettleRefund,
    private readonly payments: PaymentProvider,
    private readonly steps: ShutdownSteps,
    private readonly gate: StartGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.job = new RepeatingJob({
      name: 'send-refunds',
      everyMs: EVERY_MS,
      logger,
      run: async () => {
        await charges.giveBackForgotten();
        return send.execute();
      },
    });
  }

  onApplicationBootstrap(): void {
    this.payments.onRefund((message) => this.settle.execute(message));
    this.steps.add(shutdownOrder.jobs, 'send-refunds', () => this.job.stop());
    // A start that fails for good ends the process elsewhere.
    this.gate.whenOpen().then(
      () => this.job.start(),
      () => undefined,
    );
  }
}
