import { randomUUID } from 'node:crypto';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { unstorablePaths } from '@hilltop/platform/outcome/storable-text';
import { Inject, Injectable } from '@nestjs/common';
import { type ReturnRule, returnPayment } from '../payment.statements.js';
import { paymentReference } from '../payment-intent.input.js';
import { SendRefunds } from '../send-refunds/send-refunds.js';

export const RETURN_RULE = Symbol('RETURN_RULE');

/** The job sends the refund if this process dies. */
const SENT_WITHIN_MS = 60_000;

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
    const refundId = randomUUID();
    const dueAt = new Date(now.getTime() + SENT_WITHIN_MS);
    if ((await this.statements.run(this.statement, [intentId, now, refundId, dueAt])).length === 0) return false;
    await this.sendRefunds.send({ id: refundId, attempt: 1, amountCents: null, paymentId: intentId, intentId });
    return true;
  }

  /** Returns the payment of an invalid input. @returns its reference, if the input has one */
  async ofUnreadable(input: unknown): Promise<string | undefined> {
    const named = paymentReference.safeParse(input);
    if (!named.success || unstorablePaths(named.data).length > 0) return undefined;
    await this.execute(named.data.paymentIntentId);
    return named.data.paymentIntentId;
  }
}
