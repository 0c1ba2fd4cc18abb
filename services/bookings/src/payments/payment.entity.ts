import { PaymentRecord } from '@hilltop/payments/records/payment-record';
import { Column, Entity, Index } from 'typeorm';

/** A payment of a booking, or of none. */
@Entity('payments')
@Index('payments_by_booking', ['bookingId'])
@Index('payments_started', ['createdAt'], { where: `status = 'started'` })
export class Payment extends PaymentRecord {
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId!: string | null;
}
