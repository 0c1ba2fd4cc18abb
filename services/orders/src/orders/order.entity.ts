import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A line as sold. Stored as JSON, because it never changes and is never looked up on its own. */
export interface OrderLine {
  readonly productId: string;
  readonly productName: string;
  readonly quantity: number;
  /** US cents for one, at the time of the order. */
  readonly priceCents: number;
}

/** Where an order is sent. Stored as JSON, because it is never looked up on its own. */
export interface Delivery {
  readonly phone: string;
  /** Street and number. */
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** The status of an order. Staff set every status except the first (product.md §4). */
export type OrderStatus = 'pending' | 'paid' | 'packed' | 'handed_over';

/** Something bought from the store (product.md §3). The total is that of the goods; shipping is charged beside it. */
@Entity('orders')
@Check('orders_status_known', `status IN ('pending', 'paid', 'packed', 'handed_over')`)
@Check('orders_total', 'total_cents >= 0')
@Check('orders_shipping', 'shipping_cents >= 0')
@Check('orders_have_lines', 'jsonb_array_length(lines) BETWEEN 1 AND 100')
@Index('orders_by_time', ['createdAt'])
@Index('orders_open', ['createdAt', 'id'], { where: `status <> 'handed_over'` })
@Index('orders_by_customer', { synchronize: false })
@Index('orders_by_email', { synchronize: false })
@Index('orders_by_total', ['totalCents', 'id'])
@Index('orders_order_number', ['orderNumber'], { unique: true })
@Index('orders_idempotency_key', ['idempotencyKey'], { unique: true })
export class Order {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'order_number' })
  orderNumber!: string;

  @Column('text', { name: 'customer_name' })
  customerName!: string;

  @Column('text', { name: 'customer_email' })
  customerEmail!: string;

  @Column('jsonb')
  lines!: OrderLine[];

  @Column('integer', { name: 'total_cents' })
  totalCents!: number;

  /** 0 when the order is picked up. */
  @Column('integer', { name: 'shipping_cents', default: 0 })
  shippingCents!: number;

  /** Null when the order is picked up, and once the customer is blanked. */
  @Column('jsonb', { nullable: true })
  delivery!: Delivery | null;

  @Column('text')
  status!: OrderStatus;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request, to distinguish a repeated request from a different one with the same key. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
