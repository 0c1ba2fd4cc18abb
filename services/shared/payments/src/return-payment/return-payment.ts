import { randomUUID } from 'node:crypto';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { unstorablePaths } from '@hilltop/platform/outcome/storable-text';
import { Inject, Injectable } from '@nestjs/common';
import { type ReturnRule, returnPayment } from '../payment.statements.js';
import { paymentReference } from '../payment-intent.input.js';

export const RETURN_RULE = Symbol('RETURN_RULE');

/** Returns a payment that has bought nothing, once. A job sends the stored refund. */
@Injectable()
export class ReturnPayment {
  private readonly statement: PreparedStatement;

  constructor(
    private readonly statements: PreparedStatements,
    @Inject(RETURN_RULE) rule: ReturnRule,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.statement = returnPayment(rule);
  }

  /** @param amountCents null for the whole payment @returns false when it has bought something or was already returned */
  async execute(intentId: string, amountCents: number | null): Promise<boolean> {
    const values = [intentId, amountCents, this.clock.now(), randomUUID()];
    return (await this.statements.run(this.statement, values)).length > 0;
  }

  /** Returns the payment of an invalid input. @returns its reference, if the input has one */
  async ofUnreadable(input: unknown): Promise<string | undefined> {
    const named = paymentReference.safeParse(input);
    if (!named.success || unstorablePaths(named.data).length > 0) return undefined;
    await this.execute(named.data.paymentIntentId, null);
    return named.data.paymentIntentId;
  }
}
