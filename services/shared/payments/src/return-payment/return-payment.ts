import { randomUUID } from 'node:crypto';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { unstorablePaths } from '@hilltop/platform/outcome/storable-text';
import { Inject, Injectable } from '@nestjs/common';
import { type ReturnRule, returnPayment } from '../payment.statements.js';
import { paymentReference } from '../payment-intent.input.js';

/** Injection token of the service's `ReturnRule`. */
export const RETURN_RULE = Symbol('RETURN_RULE');

/** Gives back a payment that has bought nothing, once. The refund is stored, and sent by its job. */
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

  /**
   * @param amountCents US cents; null when nobody can say, for all of it
   * @returns false when it has bought something, or was given back before
   */
  async execute(intentId: string, amountCents: number | null): Promise<boolean> {
    const values = [intentId, amountCents, this.clock.now(), randomUUID()];
    return (await this.statements.run(this.statement, values)).length > 0;
  }

  /** Gives back the payment of an input that cannot be read. @returns its reference, when the input names one */
  async ofUnreadable(input: unknown): Promise<string | undefined> {
    const named = paymentReference.safeParse(input);
    if (!named.success || unstorablePaths(named.data).length > 0) return undefined;
    await this.execute(named.data.paymentIntentId, null);
    return named.data.paymentIntentId;
  }
}
