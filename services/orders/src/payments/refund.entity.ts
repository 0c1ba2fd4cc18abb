import { RefundRecord } from '@hilltop/payments/records/refund-record';
import { Check, Column, Entity, Index } from 'typeorm';

/**
 * `not_ordered`: the payment bought nothing. `line_refunded`: money of one line of an order goes back; its revision counts the
 * refunds of the order. `line_cancelled`: staff canceled goods; its revision is the order's. `voucher_voided`: the rest of a
 * bought voucher goes back; its revision counts as that of lines.
 */
export type RefundReason = 'not_ordered' | 'line_refunded' | 'line_cancelled' | 'voucher_voided';

/** A refund of a payment, or of a line of its order. */
@Entity('refunds')
@Check('refunds_reason_known', `reason IN ('not_ordered', 'line_refunded', 'line_cancelled', 'voucher_voided')`)
@Index('refunds_by_line', ['lineId'])
export class Refund extends RefundRecord {
  declare reason: RefundReason;

  /** The line of the order; the order's id for goods that were not bought from a cart. */
  @Column('uuid', { name: 'line_id', nullable: true })
  lineId!: string | null;
}
