import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { unstorablePaths } from '@hilltop/platform/outcome/storable-text';
import { Inject, Injectable } from '@nestjs/common';
import { type ReturnRule, returnPayment } from './payment.statements.js';
import { paymentReference } from './payment-intent.input.js';
import { type DueRefund, SendRefunds } from './send-refunds/send-refunds.js';
import { JOB_TAKES_OVER_MS } from './time-limits.js';

export const RETURN_RULE = Symbol('RETURN_RULE');

/** Returns a payment that has bought nothing, once: before the answer, so that no authorization stays on the card. */
@Injectable()
export class ReturnPayment {
  private readonly statement: PreparedStatement;

  constructor(
    private readonly statements: PreparedStatements,
    private readonly sendRefunds: SendRefunds,
    @Inject(RETURN_RULE) rule: ReturnRule,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.statement = returnPayment(rule);
  }

  /** @returns false when it has bought something or was already returned */
  async execute(intentId: string): Promise<boolean> {
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + JOB_TAKES_OVER_MS);
    const [refund] = await this.statements.run<DueRefund>(this.statement, [intentId, now, dueAt]);
    if (refund) await this.sendRefunds.send(refund);
    return refund !== undefined;
  }

  /** Returns the payment of an invalid input. @returns its reference, if the input has one */
  async ofUnreadable(input: unknown): Promise<string | undefined> {
    const named = paymentReference.safeParse(input);
    if (!named.success || unstorablePaths(named.data).length > 0) return undefined;
    await this.execute(named.data.paymentIntentId);
    return named.data.paymentIntentId;
  }
}
