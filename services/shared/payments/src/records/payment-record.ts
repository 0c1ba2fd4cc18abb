import { Check, Column, Index, PrimaryColumn } from 'typeorm';

/**
 * `started`: no purchase has used it yet. `used`: it pays for something. `returned`: it bought nothing, and what was captured goes
 * back. `refused`: nothing was captured.
 */
export type PaymentState = 'started' | 'used' | 'returned' | 'refused';

/** A sale and a return race for its key, and the first to store it wins (infra/decisions/0161). */
@Check('payments_status_known', `status IN ('started', 'used', 'returned', 'refused')`)
@Check('payments_amount', 'amount_cents >= 0')
@Index('payments_to_capture', ['captureDueAt'], { where: 'capture_due_at IS NOT NULL' })
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

  /** Its purchase is stored, and its authorized money is to be captured: when a job tries. Null once it is captured. */
  @Column('timestamptz', { name: 'capture_due_at', nullable: true })
  captureDueAt!: Date | null;
}
