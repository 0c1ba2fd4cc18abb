import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Catalog's events write it. */
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

  @Column('text', { name: 'tax_code', default: 'goods' })
  taxCode!: string;

  @Column('integer')
  version!: number;

  /** The row stays, because carts may still contain it. */
  @Column('boolean')
  withdrawn!: boolean;
}
