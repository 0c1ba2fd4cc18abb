import { randomUUID } from 'node:crypto';
import { refundUnused } from '@hilltop/payments/payment.statements';
import { type AuthorizationAnswer, type Charge, PaymentProvider } from '@hilltop/payments/payment-provider';
import { type DueRefund, SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import { JOB_TAKES_OVER_MS, PURCHASE_LIFE_MS } from '@hilltop/payments/time-limits';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';

const PAID_AT_DOOR =
  'This visit was paid for at the door, so no card can be charged for the difference. Additional seats are sold at the door.';

const PAID_WITHOUT_CARD =
  'This visit was not paid for by card, so the difference cannot be charged to it. Please call us.';

const FREE =
  'This visit is free, so there is no card to charge for the difference. Additional seats are sold at the door.';

interface PaidVisit {
  readonly id: string;
  readonly paymentIntentId: string;
  /** Of the order that paid for it. */
  readonly saleLineId: string | null;
  /** That order's payment; null if vouchers or a code paid all of it. */
  readonly orderIntentId: string | null;
  /** Staff booked it for nothing. */
  readonly isFree: boolean;
}

/** Authorized for a change that is not stored yet. */
export interface StartedCharge {
  readonly id: string;
  readonly intentId: string;
  /** US cents. */
  readonly amountCents: number;
}

interface RefusedCharge {
  readonly message: string;
}

/** Stored before the provider is asked; none when the party paid at the door. $1 id, $2 booking, $3 amount, $4 now. */
const START_CHARGE = {
  name: 'start-charge',
  text: `INSERT INTO payments (id, booking_id, amount_cents, status, created_at)
    SELECT $1::text, $2::uuid, $3::integer, 'started', $4::timestamptz
    WHERE NOT EXISTS (SELECT FROM payments WHERE booking_id = $2::uuid AND method IN ('card_reader', 'cash')) RETURNING id`,
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

  /** @throws when the provider does not answer; what it authorized is released */
  async start(booking: PaidVisit, amountCents: number): Promise<StartedCharge | RefusedCharge> {
    const card = cardOf(booking);
    if (!card) return { message: PAID_WITHOUT_CARD };
    const id = `charge_${randomUUID()}`;
    const started = await this.statements.run(START_CHARGE, [id, booking.id, amountCents, this.clock.now()]);
    if (started.length === 0) return { message: booking.isFree ? FREE : PAID_AT_DOOR };
    const answer = await this.authorize({ reference: id, ...card, amountCents });
    if (answer.status === 'authorized') return { id, intentId: answer.intentId, amountCents };
    await this.statements.run(REFUSE_CHARGE, [id]);
    return answer;
  }

  /** Before the answer, so that nothing stays authorized. The job tries again if the provider does not answer. */
  async giveBack(id: string): Promise<void> {
    await this.returnCharges(id, null);
  }

  /** Returns the charges whose change never finished. */
  async giveBackForgotten(): Promise<void> {
    await this.returnCharges(null, new Date(this.clock.now().getTime() - PURCHASE_LIFE_MS));
  }

  private async authorize(charge: Charge): Promise<AuthorizationAnswer> {
    const started = await this.payments.startCharge(charge);
    if (started.status === 'refused') return started;
    const { intentId } = started;
    const isOpen = (await this.statements.run(NAME_CHARGE, [charge.reference, intentId])).length > 0;
    if (!isOpen) return { status: 'refused', message: 'The payment of the difference took too long.' };
    return this.payments.authorizeCharge(intentId).catch(async (error: unknown) => {
      await this.giveBack(charge.reference);
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

/** The card that paid for this booking, or for the order that it was a line of. */
function cardOf({ paymentIntentId, saleLineId, orderIntentId }: PaidVisit) {
  if (saleLineId === null) return { earlierIntentId: paymentIntentId };
  return orderIntentId === null ? undefined : { earlierIntentId: orderIntentId, takenBy: 'orders' };
}
