import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PAYMENT_IS_STORED } from '../payment.statements.js';
import { type PaidMessage, type PaymentListener, PaymentProvider, type RefundMessage } from '../payment-provider.js';
import { ReturnPayment } from '../return-payment/return-payment.js';
import { SettleRefund } from '../settle-refund/settle-refund.js';

/** How long a captured payment can wait for its purchase, in milliseconds, so that a buyer can retry. */
const PURCHASE_MS = 15 * 60_000;

/** Handles the provider's messages, which can repeat and come in any order. */
@Injectable()
export class ProviderMessages implements PaymentListener, OnApplicationBootstrap {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly statements: PreparedStatements,
    private readonly settleRefund: SettleRefund,
    private readonly returnPayment: ReturnPayment,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.provider.listen(this);
  }

  refundEnded(message: RefundMessage): Promise<void> {
    return this.settleRefund.execute(message);
  }

  /** Returns the payment that a process left behind when it died between the capture and the sale. */
  async paid({ intentId, paidAt }: PaidMessage): Promise<boolean> {
    if ((await this.statements.run(PAYMENT_IS_STORED, [intentId])).length > 0) return true;
    if (this.clock.now().getTime() - paidAt.getTime() < PURCHASE_MS) return false;
    if (await this.returnPayment.execute(intentId, null)) {
      this.logger.warn({ intent: intentId }, 'refunding a payment that bought nothing');
    }
    return true;
  }
}
