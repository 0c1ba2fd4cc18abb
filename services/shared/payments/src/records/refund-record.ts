import { Check, Column, Index, PrimaryColumn } from 'typeorm';

export type RefundStatus = 'requested' | 'sent' | 'settled' | 'failed';

/** An amount that goes back to a card. One per payment, reason and revision, however often it is asked for. */
@Check('refunds_status_known', `status IN ('requested', 'sent', 'settled', 'failed')`)
@Check('refunds_amount', 'amount_cents > 0')
@Index('refunds_once', ['paymentId', 'reason', 'revision'], { unique: true })
@Index('refunds_due', ['dueAt'], { where: `status IN ('requested', 'sent')` })
export abstract class RefundRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'payment_id' })
  paymentId!: string;

  /** Why; each service has its own. */
  @Column('text')
  reason!: string;

  /** Of what was bought, after the change that the refund belongs to; 0 without a change. */
  @Column('integer')
  revision!: number;

  /** US cents; null for all of the payment. */
  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents!: number | null;

  @Column('text')
  status!: RefundStatus;

  /** Counts how often it was asked for anew after it failed, from 1. */
  @Column('integer', { default: 1 })
  attempt!: number;

  /** When it is to be sent, or sent again for want of a result. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
