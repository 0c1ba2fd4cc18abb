import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Pieces of one product in a cart. */
export const MAX_QUANTITY = 99;

/** Keys of additions that a line remembers. */
export const KEPT_KEYS = 20;

/** Stores no price or name: the product's current ones apply. */
@Entity('cart_items')
@Check('cart_items_quantity', 'quantity BETWEEN 1 AND 99')
@Index('cart_items_by_time', ['addedAt'])
@Index('cart_items_one_line_per_product', ['sessionId', 'productId'], { unique: true })
export class CartItem {
  /** Unguessable: anyone who knows it can change the line. */
  @PrimaryColumn('uuid')
  id!: string;

  /** A random id that the visitor's browser keeps for the session. */
  @Column('text', { name: 'session_id' })
  sessionId!: string;

  @Column('uuid', { name: 'product_id' })
  productId!: string;

  @Column('integer')
  quantity!: number;

  @Column('timestamptz', { name: 'added_at' })
  addedAt!: Date;

  /** Of the last additions, newest first. */
  @Column('text', { name: 'addition_keys', array: true, default: '{}' })
  additionKeys!: string[];

  /** What each of these keys added. */
  @Column('integer', { name: 'addition_quantities', array: true, default: '{}' })
  additionQuantities!: number[];
}
