import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Pieces that an order took from a counted stock. */
@Entity('stock_claims')
@Check('stock_claims_quantity', 'quantity > 0')
@Check('stock_claims_returned', 'returned BETWEEN 0 AND quantity')
export class StockClaim {
  /** Of the line of a sale, or of an order. */
  @PrimaryColumn('uuid')
  id!: string;

  @PrimaryColumn('uuid', { name: 'product_id' })
  productId!: string;

  @Column('integer')
  quantity!: number;

  /** All pieces from the start, when the claim was released before it was made. */
  @Column('integer', { default: 0 })
  returned!: number;

  @Column('timestamptz', { name: 'claimed_at' })
  claimedAt!: Date;
}
