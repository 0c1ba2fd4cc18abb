import { randomUUID } from 'node:crypto';
import { type PaymentAnswer, PaymentProvider } from '@hilltop/payments/payment-provider';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import { paymentStatusOf } from '../bookings/unpaid.js';

/** Older charges are returned, and no change can use them. */
const LIFE_MS = 15 * 60_000;

const PAID_AT_DOOR =
  'This visit was paid for at the door, so no card can be charged for the difference. Additional seats are sold at the door.';

const FREE =
  'This visit is free, so there is no card to charge for the difference. Additional seats are sold at the door.';

/** `orderIntentId`: the payment of the order that it was a line of. */
type PaidVisit = Pick<Booking, 'id' | 'orderIntentId'> & Parameters<typeof paymentStatusOf>[0];

/** A charge that no change has used yet. */
export interface StartedCharge {
  readonly id: string;
  readonly intentId: string;
}

/** Stored before the charge is made; none when the party paid at the door. $1 id, $2 booking, $3 amount, $4 now. */
const START_CHARGE = {
  name: 'start-charge',
  text: `INSERT INTO payments (id, booking_id, amount_cents, status, created_at)
    SELECT $1::text, $2::uuid, $3::integer, 'started', $4::timestamptz
    WHERE NOT EXISTS (SELECT FROM payments WHERE booking_id = $2::uuid AND method IN ('card_reader', 'cash')) RETURNING id`,
};

/** $1 id. */
const REFUSE_CHARGE = {
  name: 'refuse-charge',
  text: `UPDATE payments SET status = 'refused' WHERE id = $1::text AND status = 'started'`,
};

/** $1 one unused charge, or null for all that started before $2. $3 now. */
const RETURN_CHARGES = {
  name: 'return-charges',
  text: `WITH payment AS (
    UPDATE payments SET status = 'returned'
    WHERE status = 'started' AND (id = $1::text OR ($1::text IS NULL AND created_at < $2::timestamptz))
    RETURNING id, amount_cents
  ), refund AS (
    INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at)
    SELECT gen_random_uuid(), id, 'unused', 0, amount_cents, 'requested', $3::timestamptz, $3::timestamptz FROM payment
  ) SELECT id FROM payment`,
};

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
    if (started.length === 0) {
      return { status: 'refused', message: paymentStatusOf(booking) === 'free' ? FREE : PAID_AT_DOOR };
    }
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
