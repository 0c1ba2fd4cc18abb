import { Check, Column, Index, PrimaryColumn } from 'typeorm';

export type RefundStatus = 'requested' | 'sent' | 'settled' | 'failed';

/** A refund to a card: one per payment, reason and revision, even with repeated requests. */
@Check('refunds_status_known', `status IN ('requested', 'sent', 'settled', 'failed')`)
@Check('refunds_amount', 'amount_cents > 0')
@Index('refunds_once', ['paymentId', 'reason', 'revision'], { unique: true })
@Index('refunds_due', ['dueAt'], { where: `status IN ('requested', 'sent')` })
export abstract class RefundRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'payment_id' })
  paymentId!: string;

  /** Each service has its own values. */
  @Column('text')
  reason!: string;

  /** Of the purchase after the change of the refund; 0 without a change. */
  @Column('integer')
  revision!: number;

  /** Null for the whole payment, until the provider says how much it had captured. */
  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents!: number | null;

  @Column('text')
  status!: RefundStatus;

  /** From 1. A retry after a failure increments it. */
  @Column('integer', { default: 1 })
  attempt!: number;

  /** When it is sent, or sent again if there is no result. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
