import { PaymentRecord } from '@hilltop/payments/records/payment-record';
import { Check, Column, Entity, Index } from 'typeorm';
import type { PaymentMethod } from './payment-method.js';

/** A payment with or without a booking. */
@Entity('payments')
@Check('payments_method_known', `method IN ('online', 'sale', 'card_reader', 'cash', 'account')`)
@Check('payments_on_account', `method <> 'account' OR amount_cents = 0`)
@Index('payments_by_booking', ['bookingId'])
@Index('payments_started', ['createdAt'], { where: `status = 'started'` })
export class Payment extends PaymentRecord {
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;

  @Column('text', { default: 'online' })
  method!: PaymentMethod;
}
