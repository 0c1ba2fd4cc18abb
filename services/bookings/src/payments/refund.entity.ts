import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `not_booked`: paid in the browser, and refused. `unused`: charged for a change that was refused. The others are changes. */
export type RefundReason = 'moved' | 'party_changed' | 'cancelled' | 'not_booked' | 'unused';
export type RefundStatus = 'requested' | 'sent' | 'settled' | 'failed';

/** An amount that goes back to a card. One per payment, reason and revision of the booking, however often it is asked for. */
@Entity('refunds')
@Check('refunds_status_known', `status IN ('requested', 'sent', 'settled', 'failed')`)
@Check('refunds_reason_known', `reason IN ('moved', 'party_changed', 'cancelled', 'not_booked', 'unused')`)
@Check('refunds_amount', 'amount_cents > 0')
@Index('refunds_once', ['paymentId', 'reason', 'revision'], { unique: true })
@Index('refunds_by_booking', ['bookingId'])
@Index('refunds_due', ['dueAt'], { where: `status IN ('requested', 'sent')` })
export class Refund {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'payment_id' })
  paymentId!: string;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  @Column('text')
  reason!: RefundReason;

  /** Of the booking after the change that it belongs to; 0 without a change. */
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
