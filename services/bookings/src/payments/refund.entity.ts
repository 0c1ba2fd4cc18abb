import { RefundRecord } from '@hilltop/payments/records/refund-record';
import { Check, Column, Entity, Index } from 'typeorm';
import type { PaymentMethod } from './payment-method.js';

/** `not_booked`: paid in the browser, and refused. `unused`: charged for a change that was refused. The others are changes. */
export type RefundReason = 'moved' | 'party_changed' | 'cancelled' | 'not_booked' | 'unused';

/** An amount of a booking that goes back. */
@Entity('refunds')
@Check('refunds_reason_known', `reason IN ('moved', 'party_changed', 'cancelled', 'not_booked', 'unused')`)
@Check('refunds_method_known', `method IN ('online', 'card_reader', 'cash')`)
@Index('refunds_by_booking', ['bookingId'])
export class Refund extends RefundRecord {
  declare reason: RefundReason;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  /** As the payment was made. One of the door is never due at the provider: `dueAt` is infinity. */
  @Column('text', { default: 'online' })
  method!: PaymentMethod;
}
