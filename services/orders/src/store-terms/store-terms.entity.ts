import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, which managers change (product.md §9.4). */
@Entity('store_terms')
@Check('store_terms_one_row', 'id = 1')
@Check('store_terms_shipping', 'shipping_cents BETWEEN 0 AND 10000')
export class StoreTerms {
  @PrimaryColumn('smallint')
  id!: number;

  /** Flat rate of an order that is sent. */
  @Column('integer', { name: 'shipping_cents' })
  shippingCents!: number;
}
