import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Pieces of a line that staff canceled; none where the buyer picks up the last line that was to be sent, and only shipping goes back. US cents. */
@Entity('order_cancellations')
@Check('order_cancellations_amounts', 'quantity >= 0 AND cents >= 0 AND shipping_cents >= 0')
@Index('order_cancellations_once', ['orderId', 'revision'], { unique: true })
@Index('order_cancellations_idempotency_key', ['orderId', 'idempotencyKey'], { unique: true })
export class OrderCancellation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'order_id' })
  orderId!: string;

  /** Of the order after it. */
  @Column('integer')
  revision!: number;

  @Column('uuid', { name: 'line_id' })
  lineId!: string;

  @Column('integer')
  quantity!: number;

  /** The price of these pieces. */
  @Column('integer')
  cents!: number;

  /** Set if nothing was left to send. */
  @Column('integer', { name: 'shipping_cents' })
  shippingCents!: number;

  /** Of the pieces. */
  @Column('integer', { name: 'tax_cents', default: 0 })
  taxCents!: number;

  /** Of the shipping. */
  @Column('integer', { name: 'shipping_tax_cents', default: 0 })
  shippingTaxCents!: number;

  /** The part of the refund that went to vouchers, at once. */
  @Column('integer', { name: 'voucher_cents', default: 0 })
  voucherCents!: number;

  /** To the card; null when nothing was paid by it. */
  @Column('uuid', { name: 'refund_id', nullable: true })
  refundId!: string | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  @Column('timestamptz', { name: 'cancelled_at' })
  cancelledAt!: Date;
}
