import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Delivery } from './order.entity.js';

export type OrderChangeKind =
  | 'delivery_corrected'
  | 'mailing_changed'
  | 'line_switched'
  | 'parcel_sent'
  | 'parcel_corrected';

/** A correction of an order after it was placed, or its parcel. */
@Entity('order_changes')
@Check(
  'order_changes_kind_known',
  `kind IN ('delivery_corrected', 'mailing_changed', 'line_switched', 'parcel_sent', 'parcel_corrected')`,
)
@Check('order_changes_actor_known', `actor IN ('buyer', 'staff')`)
@Index('order_changes_by_order', ['orderId', 'changedAt'])
@Index('order_changes_by_time', ['changedAt'])
export class OrderChange {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'order_id' })
  orderId!: string;

  @Column('text')
  kind!: OrderChangeKind;

  /** `buyer`: whoever has the link of the order's page. */
  @Column('text')
  actor!: 'buyer' | 'staff';

  /** Null for the buyer. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** Of staff; here alone, because it can name a person. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** The address before the correction; null for another change, and once it was erased. */
  @Column('jsonb', { name: 'former_delivery', nullable: true })
  formerDelivery!: Delivery | null;

  /** That is mailed otherwise; null for another change. */
  @Column('uuid', { name: 'voucher_id', nullable: true })
  voucherId!: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
