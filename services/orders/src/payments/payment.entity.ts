import { PaymentRecord } from '@hilltop/payments/records/payment-record';
import { Column, Entity, Index } from 'typeorm';

/** A payment, with what it bought: an order, or what a group owes. */
@Entity('payments')
@Index('payments_by_order', ['orderId'], { unique: true })
@Index('payments_by_sale', ['saleId'])
@Index('payments_by_group', ['groupId'], { where: 'group_id IS NOT NULL' })
@Index('payments_started', ['createdAt'], { where: `status = 'started'` })
export class Payment extends PaymentRecord {
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId!: string | null;

  /** The group that it paid for. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId!: string | null;

  /** The sale that it was authorized for. */
  @Column('uuid', { name: 'sale_id', nullable: true })
  saleId!: string | null;
}
