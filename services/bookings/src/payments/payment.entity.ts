import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `started`: a charge whose booking is not changed yet. `used`: it paid for a booking. `returned`: it paid for none, and goes
 * back. `refused`: nothing was taken.
 */
export type PaymentState = 'started' | 'used' | 'returned' | 'refused';

/** One taking of money. Its key decides between booking and giving back: one of them stores it first (infra/decisions/0161). */
@Entity('payments')
@Check('payments_status_known', `status IN ('started', 'used', 'returned', 'refused')`)
@Check('payments_amount', 'amount_cents >= 0')
@Index('payments_by_booking', ['bookingId'])
@Index('payments_started', ['createdAt'], { where: `status = 'started'` })
@Index('payments_returned', ['createdAt'], { where: `status IN ('returned', 'refused')` })
export class PaymentRecord {
  /** The provider's reference of what was paid in the browser; our own of a further charge. */
  @PrimaryColumn('text')
  id!: string;

  /** The provider's reference; unknown while a charge is not answered. */
  @Column('text', { name: 'intent_id', nullable: true })
  intentId!: string | null;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  /** US cents. */
  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents!: number | null;

  @Column('text')
  status!: PaymentState;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
