import { RefundRecord } from '@hilltop/payments/records/refund-record';
import { Check, Column, Entity, Index } from 'typeorm';
import type { RefundMethod } from './payment-method.js';

/** `not_booked`: paid in the browser, then refused. `unused`: charged for a refused change. `goodwill`: no other change. */
export type RefundReason = 'moved' | 'party_changed' | 'cancelled' | 'goodwill' | 'not_booked' | 'unused';

@Entity('refunds')
@Check('refunds_reason_known', `reason IN ('moved', 'party_changed', 'cancelled', 'not_booked', 'unused', 'goodwill')`)
@Check('refunds_method_known', `method IN ('online', 'sale', 'card_reader', 'cash', 'credit')`)
@Index('refunds_by_booking', ['bookingId'])
export class Refund extends RefundRecord {
  declare reason: RefundReason;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  /** Only an `online` one is sent to the provider from here; `dueAt` of the others is infinity. */
  @Column('text', { default: 'online' })
  method!: RefundMethod;
}
