import { Check, Column, Index, PrimaryColumn } from 'typeorm';

/**
 * `started`: a charge whose purchase is not changed yet. `used`: it paid for something. `returned`: it paid for nothing, and
 * goes back. `refused`: nothing was taken.
 */
export type PaymentState = 'started' | 'used' | 'returned' | 'refused';

/** One taking of money. Its key decides between selling and giving back: one of them stores it first (infra/decisions/0161). */
@Check('payments_status_known', `status IN ('started', 'used', 'returned', 'refused')`)
@Check('payments_amount', 'amount_cents >= 0')
@Index('payments_returned', ['createdAt'], { where: `status IN ('returned', 'refused')` })
export abstract class PaymentRecord {
  /** The provider's reference of what was paid in the browser; our own of a further charge. */
  @PrimaryColumn('text')
  id!: string;

  /** The provider's reference; unknown while a charge is not answered. */
  @Column('text', { name: 'intent_id', nullable: true })
  intentId!: string | null;

  /** US cents. */
  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents!: number | null;

  @Column('text')
  status!: PaymentState;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
