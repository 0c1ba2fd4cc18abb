import { randomUUID } from 'node:crypto';
import { refundUnused } from '@hilltop/payments/payment.statements';
import { type AuthorizationAnswer, type Charge, PaymentProvider } from '@hilltop/payments/payment-provider';
import { type DueRefund, SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import { JOB_TAKES_OVER_MS, PURCHASE_LIFE_MS } from '@hilltop/payments/time-limits';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { faults } from '../faults.en.js';

interface PaidVisit {
  readonly id: string;
  /** Of the order that paid for it; null without an order, or if vouchers or a code paid all of it. */
  readonly orderIntentId: string | null;
}

/** A card that can be charged again. */
type EarlierCard = Pick<Charge, 'earlierIntentId' | 'takenBy'>;

/** Authorized for a change that is not stored yet: a charge, or a payment in the browser, whose `id` is its `intentId`. */
export interface StartedCharge {
  readonly id: string;
  readonly intentId: string;
  /** US cents. */
  readonly amountCents: number;
}

interface RefusedCharge {
  readonly message: string;
}

/** The card that paid last in a browser. $1 booking. */
const LAST_CARD = {
  name: 'last-card-of-booking',
  readOnly: true,
  text: `SELECT intent_id AS "earlierIntentId" FROM payments
    WHERE booking_id = $1::uuid AND method = 'online' AND status = 'used' AND id = intent_id AND amount_cents > 0
    ORDER BY created_at DESC LIMIT 1`,
};

/** Stored before the provider is asked. $1 id, $2 booking, $3 amount, $4 now. */
const START_CHARGE = {
  name: 'start-charge',
  text: `INSERT INTO payments (id, booking_id, amount_cents, status, created_at)
    VALUES ($1::text, $2::uuid, $3::integer, 'started', $4::timestamptz)`,
};

/** Stored before the bank is asked. $1 id, $2 the provider's reference. */
const NAME_CHARGE = {
  name: 'name-charge',
  text: `UPDATE payments SET intent_id = $2::text WHERE id = $1::text AND status = 'started' RETURNING id`,
};

/** $1 id. */
const REFUSE_CHARGE = {
  name: 'refuse-charge',
  text: `UPDATE payments SET status = 'refused' WHERE id = $1::text AND status = 'started'`,
};

/** $1 one unused charge, or null for all that started before $2. $3 now, $4 when the job sends the refund. */
const RETURN_CHARGES = {
  name: 'return-charges',
  text: `WITH payment AS (
    UPDATE payments SET status = 'returned'
    WHERE status = 'started' AND (id = $1::text OR ($1::text IS NULL AND created_at < $2::timestamptz))
    RETURNING id, intent_id
  ), ${refundUnused('unused', '$3', '$4')}`,
};

/** A charge is stored before it is authorized, and captured once its change is stored, so that none is lost. */
@Injectable()
export class Charges {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly payments: PaymentProvider,
    private readonly sendRefunds: SendRefunds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The card that paid last for this booking, or for the order that it was a line of; undefined if none did. */
  async cardOf({ id, orderIntentId }: PaidVisit): Promise<EarlierCard | undefined> {
    const [last] = await this.statements.run<EarlierCard>(LAST_CARD, [id]);
    if (last) return last;
    return orderIntentId === null ? undefined : { earlierIntentId: orderIntentId, takenBy: 'orders' };
  }

  /**
   * @param paymentIntentId a payment that the browser had authorized; it is used, and not the earlier card
   * @throws when the provider does not answer; what it authorized of a charge is released
   */
  async start(
    booking: PaidVisit,
    amountCents: number,
    paymentIntentId: string | undefined,
  ): Promise<StartedCharge | RefusedCharge> {
    if (paymentIntentId !== undefined) {
      const answer = await this.payments.authorize({ intentId: paymentIntentId, amountCents });
      return answer.status === 'refused' ? answer : { id: answer.intentId, intentId: answer.intentId, amountCents };
    }
    const card = await this.cardOf(booking);
    if (!card) return { message: faults.noCard.error() };
    const id = `charge_${randomUUID()}`;
    await this.statements.run(START_CHARGE, [id, booking.id, amountCents, this.clock.now()]);
    const answer = await this.authorize({ reference: id, ...card, amountCents });
    if (answer.status === 'authorized') return { id, intentId: answer.intentId, amountCents };
    await this.statements.run(REFUSE_CHARGE, [id]);
    return answer;
  }

  /** Before the answer, so that nothing stays authorized. The job tries again if the provider does not answer. */
  async returnCharge(id: string): Promise<void> {
    await this.returnCharges(id, null);
  }

  /** Returns the charges whose change never finished. */
  async returnForgotten(): Promise<void> {
    await this.returnCharges(null, new Date(this.clock.now().getTime() - PURCHASE_LIFE_MS));
  }

  private async authorize(charge: Charge): Promise<AuthorizationAnswer> {
    const started = await this.payments.startCharge(charge);
    if (started.status === 'refused') return started;
    const { intentId } = started;
    const isOpen = (await this.statements.run(NAME_CHARGE, [charge.reference, intentId])).length > 0;
    if (!isOpen) return { status: 'refused', message: faults.slowCharge.error() };
    return this.payments.authorizeCharge(intentId).catch(async (error: unknown) => {
      await this.returnCharge(charge.reference);
      throw error;
    });
  }

  private async returnCharges(id: string | null, before: Date | null): Promise<void> {
    const now = this.clock.now();
    const values = [id, before, now, new Date(now.getTime() + JOB_TAKES_OVER_MS)];
    for (const refund of await this.statements.run<DueRefund>(RETURN_CHARGES, values)) {
      await this.sendRefunds.send(refund);
    }
  }
}
