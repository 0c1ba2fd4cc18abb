import type { Language } from '@hilltop/contracts/house/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredRefusal } from '../lines/sale-line.entity.js';
import type { Delivery } from '../orders/order.entity.js';
import type { TaxRates } from '../tax/tax-lines.js';

/**
 * `authorizing`: nothing is paid yet. `confirming`: the whole is authorized, and lines are confirmed one by one. `capturing`: confirmed
 * lines are captured. `releasing`: the payment, then the lines, are released. `placed` and `refused` are final.
 */
export type SaleState = 'authorizing' | 'confirming' | 'capturing' | 'releasing' | 'placed' | 'refused';

/** What visitors typed, until the sale ends. */
export interface SaleDetails {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly delivery: Delivery | null;
  /** By the line's id, as its kind reads it. */
  readonly typed: Readonly<Record<string, object>>;
}

/** Its id becomes the order's. Each step is stored, so that any process can continue (product.md §18). */
@Entity('sales')
@Check('sales_state_known', `state IN ('authorizing', 'confirming', 'capturing', 'releasing', 'placed', 'refused')`)
@Check('sales_amounts', 'captured_cents BETWEEN 0 AND authorized_cents AND shipping_cents >= 0')
@Check('sales_language', `language IN ('en', 'es')`)
@Index('sales_one_at_a_time', ['sessionId'], { unique: true, where: `state NOT IN ('placed', 'refused')` })
@Index('sales_due', ['dueAt'], { where: `state NOT IN ('placed', 'refused')` })
@Index('sales_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('sales_intent', ['intentId'], { unique: true })
@Index('sales_by_time', ['createdAt'])
@Index('sales_by_cart', ['sessionId', 'createdAt'])
@Index('sales_with_waiting_refunds', ['id'], { where: 'waiting_refunds IS NOT NULL' })
export class Sale {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'session_id' })
  sessionId!: string;

  @Column('text')
  state!: SaleState;

  /** The provider's; unknown until a payment without a form is authorized. */
  @Column('text', { name: 'intent_id', nullable: true })
  intentId!: string | null;

  /** US cents: the whole cart with shipping and tax, less what vouchers hold for it. */
  @Column('integer', { name: 'authorized_cents' })
  authorizedCents!: number;

  /** US cents: the confirmed lines with tax, and shipping if a product is among them, less what vouchers pay. */
  @Column('integer', { name: 'captured_cents', default: 0 })
  capturedCents!: number;

  /** US cents. */
  @Column('integer', { name: 'shipping_cents' })
  shippingCents!: number;

  /** US cents. */
  @Column('integer', { name: 'shipping_tax_cents', default: 0 })
  shippingTaxCents!: number;

  @Column('jsonb', { name: 'tax_rates' })
  taxRates!: TaxRates;

  /** Null without a code. */
  @Column('uuid', { name: 'promotion_id', nullable: true })
  promotionId!: string | null;

  /** In which its buyer is written to. */
  @Column('text', { default: 'en' })
  language!: Language;

  /** Whether the rest is sold when a tour is refused. */
  @Column('boolean', { name: 'takes_the_rest' })
  takesTheRest!: boolean;

  /** Null once the sale has ended, and when its visitor was erased. */
  @Column('jsonb', { nullable: true })
  details!: SaleDetails | null;

  /** Why nothing was sold. */
  @Column('jsonb', { nullable: true })
  refusal!: StoredRefusal | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Events that ask for refunds of its lines, until it has ended. */
  @Column('jsonb', { name: 'waiting_refunds', nullable: true })
  waitingRefunds?: readonly object[] | null;

  /** When a job continues it. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;
}
