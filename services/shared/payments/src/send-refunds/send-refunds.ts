import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLAIM_REFUNDS, MARK_REFUND_SENT } from '../payment.statements.js';
import { PaymentProvider } from '../payment-provider.js';

/** Refunds per run. */
const BATCH = 50;

interface DueRefund {
  readonly id: string;
  readonly attempt: number;
  readonly amountCents: number | null;
  readonly paymentId: string;
  readonly intentId: string | null;
}

/** Replicas can run it at the same time; sending is idempotent. */
@Injectable()
export class SendRefunds {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly payments: PaymentProvider,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns the number that the provider accepted */
  async execute(): Promise<number> {
    const due = await this.statements.run<DueRefund>(CLAIM_REFUNDS, [this.clock.now(), BATCH]);
    const sent = await Promise.all(due.map((refund) => this.send(refund)));
    return sent.filter(Boolean).length;
  }

  private async send({ id, attempt, amountCents, paymentId, intentId }: DueRefund): Promise<boolean> {
    try {
      const payment = { reference: paymentId, intentId };
      await this.payments.refund({ reference: refundReference(id, attempt), payment, amountCents });
    } catch (error) {
      this.logger.warn({ refund: id, err: error }, 'refund not accepted, retrying later');
      return false;
    }
    await this.statements.run(MARK_REFUND_SENT, [id, attempt, this.clock.now()]);
    return true;
  }
}

/** Idempotency key of one attempt. */
export const refundReference = (id: string, attempt: number): string => `${id}.${attempt}`;
