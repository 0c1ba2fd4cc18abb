import { PaymentRecord } from '@hilltop/payments/records/payment-record';
import { Column, Entity, Index } from 'typeorm';

/** A payment, with or without an order. */
@Entity('payments')
@Index('payments_by_order', ['orderId'], { unique: true })
export class Payment extends PaymentRecord {
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId!: string | null;
}
