import { RefundRecord } from '@hilltop/payments/records/refund-record';
import { Check, Column, Entity, Index } from 'typeorm';

/**
 * `not_ordered`: it bought nothing. `line_refunded`: a line, with its own revision. `line_cancelled`: staff canceled goods, with the
 * order's revision. `voucher_voided`: the rest of a bought voucher, with a revision as for lines.
 * `group_paid_back`: what the house owed to a group.
 */
export type RefundReason = 'not_ordered' | 'line_refunded' | 'line_cancelled' | 'voucher_voided' | 'group_paid_back';

@Entity('refunds')
@Check(
  'refunds_reason_known',
  `reason IN ('not_ordered', 'line_refunded', 'line_cancelled', 'voucher_voided', 'group_paid_back')`,
)
@Index('refunds_by_line', ['lineId'])
export class Refund extends RefundRecord {
  declare reason: RefundReason;

  /** The order's id for goods that were not bought from a cart. */
  @Column('uuid', { name: 'line_id', nullable: true })
  lineId!: string | null;
}
