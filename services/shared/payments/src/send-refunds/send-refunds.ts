import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLAIM_REFUNDS, FORGET_REFUND, MARK_REFUND_SENT } from '../payment.statements.js';
import { PaymentProvider, type RefundAnswer } from '../payment-provider.js';
import { SettleRefund } from './settle-refund.js';

/** Refunds per run. */
const BATCH = 50;

export interface DueRefund {
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
    private readonly settleRefund: SettleRefund,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns the number that the provider accepted */
  async execute(): Promise<number> {
    const due = await this.statements.run<DueRefund>(CLAIM_REFUNDS, [this.clock.now(), BATCH]);
    const sent = await Promise.all(due.map((refund) => this.send(refund)));
    return sent.filter(Boolean).length;
  }

  /** @returns false when the provider did not accept it; the job sends it again */
  async send(refund: DueRefund): Promise<boolean> {
    const { id, attempt, amountCents, paymentId, intentId } = refund;
    const reference = refundReference(id, attempt);
    try {
      const payment = { reference: paymentId, intentId };
      await this.record(refund, await this.payments.refund({ reference, payment, amountCents }));
    } catch (error) {
      this.logger.warn({ refund: id, err: error }, 'refund not accepted, retrying later');
      return false;
    }
    return true;
  }

  private async record({ id, attempt, amountCents }: DueRefund, { cents, end }: RefundAnswer): Promise<void> {
    if (cents === 0 && amountCents === null && end === undefined) {
      await this.statements.run(FORGET_REFUND, [id]);
      return;
    }
    await this.statements.run(MARK_REFUND_SENT, [id, attempt, this.clock.now(), cents]);
    if (end) await this.settleRefund.execute({ reference: refundReference(id, attempt), status: end });
  }
}

/** Idempotency key of one attempt. */
export const refundReference = (id: string, attempt: number): string => `${id}.${attempt}`;
