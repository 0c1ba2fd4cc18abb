import type { Language } from '@hilltop/contracts/house/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { isShipped } from '../lines/kinds/line-kinds.js';
import type { SaleLine } from '../lines/sale-line.entity.js';
import type { CodeTax } from '../tax/tax-lines.js';

/** Stored as JSON, because it is never looked up on its own. */
export interface Delivery {
  readonly phone: string;
  /** Street and number. */
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** Stored as JSON, because it is never looked up on its own. */
export interface Parcel {
  readonly carrier: string;
  /** Without blanks; null where there is none. */
  readonly trackingNumber: string | null;
}

/** Staff set every status except the first (product.md §4). */
export type OrderStatus = 'pending' | 'paid' | 'packed' | 'handed_over';

/** Whether it is to be sent, or would be but for an order that is picked up as a whole. */
export function isLeftToSend(line: SaleLine): boolean {
  return isShipped(line) && line.quantity > line.cancelled;
}

/** Its lines are those of the sale with its id (product.md §18). The total is theirs, without shipping and sales tax. */
@Entity('orders')
@Check('orders_status_known', `status IN ('pending', 'paid', 'packed', 'handed_over')`)
@Check('orders_total', 'total_cents >= 0')
@Check('orders_shipping', 'shipping_cents >= 0')
@Check('orders_tax', 'tax_cents >= 0')
@Check('orders_language', `language IN ('en', 'es')`)
@Index('orders_by_time', ['createdAt'])
@Index('orders_open', ['createdAt', 'id'], { where: `status <> 'handed_over'` })
@Index('orders_searched', { synchronize: false })
@Index('orders_by_customer_name', { synchronize: false })
@Index('orders_by_email', { synchronize: false })
@Index('orders_by_total', ['totalCents', 'id'])
@Index('orders_order_number', ['orderNumber'], { unique: true })
export class Order {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'order_number' })
  orderNumber!: string;

  @Column('text', { name: 'customer_name' })
  customerName!: string;

  @Column('text', { name: 'customer_email' })
  customerEmail!: string;

  /** In which its customer is written to: that of the sale. */
  @Column('text', { default: 'en' })
  language!: Language;

  @Column('integer', { name: 'total_cents' })
  totalCents!: number;

  /** 0 when the order is picked up. */
  @Column('integer', { name: 'shipping_cents', default: 0 })
  shippingCents!: number;

  /** US cents: the sum of `taxes`. */
  @Column('integer', { name: 'tax_cents', default: 0 })
  taxCents!: number;

  /** By code; null without any. */
  @Column('jsonb', { nullable: true })
  taxes!: CodeTax[] | null;

  /** Null when the order is picked up, and once the customer is blanked. */
  @Column('jsonb', { nullable: true })
  delivery!: Delivery | null;

  /** Last; null if it never was. */
  @Column('timestamptz', { name: 'delivery_changed_at', nullable: true })
  deliveryChangedAt!: Date | null;

  /** Null until it is handed over and staff named the carrier, and once the customer is blanked. */
  @Column('jsonb', { nullable: true })
  parcel!: Parcel | null;

  @Column('text')
  status!: OrderStatus;

  /** Counts the changes of lines and address, from 0. */
  @Column('integer', { default: 0 })
  revision!: number;

  /** By staff; null before, and in some rows of 0.2.0. */
  @Column('timestamptz', { name: 'status_changed_at', nullable: true })
  statusChangedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Confirmed ones, in the order of the cart. No column: `OrderRepository` reads them with it. */
  lines!: readonly SaleLine[];

  /** Whether a carrier gets something of it. */
  isToSend(): boolean {
    return this.delivery !== null && this.lines.some(isLeftToSend);
  }

  /** Whether its buyer can correct the address. */
  isDeliveryOpen(): boolean {
    return this.isToSend() && (this.status === 'pending' || this.status === 'paid');
  }

  /** Whether the parcel was packed with an address that was corrected since. */
  isLabelOld(): boolean {
    const { status, deliveryChangedAt, statusChangedAt } = this;
    return (
      status === 'packed' &&
      deliveryChangedAt !== null &&
      statusChangedAt !== null &&
      deliveryChangedAt > statusChangedAt
    );
  }
}

/** Its columns. */
export type OrderFacts = Omit<Order, 'lines' | 'isToSend' | 'isDeliveryOpen' | 'isLabelOld'>;
