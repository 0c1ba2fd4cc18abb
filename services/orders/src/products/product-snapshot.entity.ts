import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The facts of a product that a cart and an order need, from catalog's events. */
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

  /** What it is taxed as. */
  @Column('text', { name: 'tax_code', default: 'goods' })
  taxCode!: string;

  /** Catalog's version of these facts. */
  @Column('integer')
  version!: number;

  /** Off sale; the row stays, because carts may still contain it. */
  @Column('boolean')
  withdrawn!: boolean;
}
