import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { KIND_KNOWN, type LineKindName } from './sale-line.entity.js';

/** Stores no price or name of goods: the product's current ones apply. The row lives as long as the cart. */
@Entity('cart_lines')
@Check('cart_lines_kind_known', KIND_KNOWN)
@Check('cart_lines_quantity', 'quantity BETWEEN 1 AND 99')
@Index('cart_lines_by_session', ['sessionId', 'addedAt'])
@Index('cart_lines_by_time', ['addedAt'])
@Index('cart_lines_one_per_product', ['sessionId', 'productId'], { unique: true })
export class CartLine {
  /** Unguessable: anyone who knows it and its cart can change it. */
  @PrimaryColumn('uuid')
  id!: string;

  /** A random id that the visitor's browser keeps for the session. */
  @Column('text', { name: 'session_id' })
  sessionId!: string;

  @Column('text')
  kind!: LineKindName;

  @Column('integer', { default: 1 })
  quantity!: number;

  /** Of goods. */
  @Column('uuid', { name: 'product_id', nullable: true })
  productId!: string | null;

  /** As its kind reads them. */
  @Column('jsonb')
  facts!: object;

  /** What the visitor typed: names, addresses, a message. */
  @Column('jsonb', { nullable: true })
  typed!: object | null;

  @Column('timestamptz', { name: 'added_at' })
  addedAt!: Date;
}

/** With what catalog says of its product. */
export interface CartRow extends CartLine {
  /** Null for what is no product. */
  readonly product: {
    readonly name: string;
    /** US cents. */
    readonly priceCents: number;
    readonly image: string | null;
    readonly inStock: boolean;
    readonly withdrawn: boolean;
    readonly taxCode: string;
  } | null;
}
