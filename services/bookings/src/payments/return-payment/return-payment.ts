import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { RETURN_PAYMENT } from '../payment.statements.js';

/** Gives back a payment of which there is no booking, once. The refund is stored, and sent by its job. */
@Injectable()
export class ReturnPayment {
  constructor(
    private readonly statements: PreparedStatements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param amountCents US cents; null when nobody can say, for all of it
   * @returns false when a booking has it, or it was given back before
   */
  async execute(intentId: string, amountCents: number | null): Promise<boolean> {
    const values = [intentId, amountCents, this.clock.now(), randomUUID()];
    return (await this.statements.run(RETURN_PAYMENT, values)).length > 0;
  }
}
