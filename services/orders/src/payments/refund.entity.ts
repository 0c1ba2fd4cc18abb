import { RefundRecord } from '@hilltop/payments/records/refund-record';
import { Check, Entity } from 'typeorm';

/** The refund of a payment that bought nothing. */
@Entity('refunds')
@Check('refunds_reason_known', `reason IN ('not_ordered')`)
export class Refund extends RefundRecord {
  declare reason: 'not_ordered';
}
