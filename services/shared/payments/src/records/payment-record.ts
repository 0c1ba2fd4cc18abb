import { Check, Column, Index, PrimaryColumn } from 'typeorm';

/**
 * `started`: a charge that no change has used yet. `used`: it paid for something. `returned`: it bought nothing and is refunded.
 * `refused`: nothing was captured.
 */
export type PaymentState = 'started' | 'used' | 'returned' | 'refused';

/** A sale and a return race for its key, and the first to store it wins (infra/decisions/0161). */
@Check('payments_status_known', `status IN ('started', 'used', 'returned', 'refused')`)
@Check('payments_amount', 'amount_cents >= 0')
@Index('payments_returned', ['createdAt'], { where: `status IN ('returned', 'refused')` })
export abstract class PaymentRecord {
  /** The provider's reference for a payment in the browser; ours for an additional charge. */
  @PrimaryColumn('text')
  id!: string;

  /** The provider's; unknown until a charge is answered. */
  @Column('text', { name: 'intent_id', nullable: true })
  intentId!: string | null;

  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents!: number | null;

  @Column('text')
  status!: PaymentState;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
