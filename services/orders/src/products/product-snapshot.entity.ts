import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What this service knows of a product, from the catalog's events: enough for a cart and an order. */
@Entity('known_products')
export class ProductSnapshot {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('integer', { name: 'price_cents' })
  priceCents!: number;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('boolean', { name: 'in_stock' })
  inStock!: boolean;

  /** The catalog's version that these facts are from. */
  @Column('integer')
  version!: number;

  /** Off sale; the row stays, as carts may still hold it. */
  @Column('boolean')
  withdrawn!: boolean;
}
