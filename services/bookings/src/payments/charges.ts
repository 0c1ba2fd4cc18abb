import { randomUUID } from 'node:crypto';
import { type PaymentAnswer, PaymentProvider } from '@hilltop/payments/payment-provider';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { REFUSE_CHARGE, RETURN_CHARGES, START_CHARGE } from './charge.statements.js';

/** Older charges are returned, and no change can use them. */
const LIFE_MS = 15 * 60_000;

const PAID_AT_DOOR =
  'This visit was paid for at the door, so no card can be charged for the difference. Additional seats are sold at the door.';

interface PaidVisit {
  readonly id: string;
  readonly paymentIntentId: string;
  /** The payment of the order that it was a line of. */
  readonly orderIntentId: string | null;
}

/** A charge that no change has used yet. */
export interface StartedCharge {
  readonly id: string;
  readonly intentId: string;
}

/** A charge is stored before it is made, so that none is lost. */
@Injectable()
export class Charges {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly payments: PaymentProvider,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async start(
    booking: PaidVisit,
    amountCents: number,
  ): Promise<StartedCharge | (PaymentAnswer & { status: 'refused' })> {
    const id = `charge_${randomUUID()}`;
    const started = await this.statements.run(START_CHARGE, [id, booking.id, amountCents, this.clock.now()]);
    if (started.length === 0) return { status: 'refused', message: PAID_AT_DOOR };
    const answer = await this.payments.charge({
      reference: id,
      ...cardOf(booking),
      amountCents,
    });
    if (answer.status === 'paid') return { id, intentId: answer.intentId };
    await this.statements.run(REFUSE_CHARGE, [id]);
    return answer;
  }

  async giveBack({ id }: StartedCharge): Promise<void> {
    await this.statements.run(RETURN_CHARGES, [id, null, this.clock.now()]);
  }

  /** Returns the charges whose change never finished. */
  async giveBackForgotten(): Promise<void> {
    const now = this.clock.now();
    await this.statements.run(RETURN_CHARGES, [null, new Date(now.getTime() - LIFE_MS), now]);
  }
}

/** The card that paid for this booking, or for the order that it was a line of. */
function cardOf({ paymentIntentId, orderIntentId }: PaidVisit) {
  return orderIntentId === null
    ? { earlierIntentId: paymentIntentId }
    : { earlierIntentId: orderIntentId, takenBy: 'orders' };
}
