import { type GoodsTaxCode, USUAL_TAX_CODE } from '@hilltop/contracts/catalog/goods-tax-codes';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ProductCategory } from './product-category.js';

export interface ProductDraft {
  readonly name: string;
  readonly description: string;
  /** In Spanish. Undefined: none, or no change. */
  readonly nameEs?: string | null | undefined;
  readonly descriptionEs?: string | null | undefined;
  readonly priceCents: number;
  /** Address of an uploaded image. */
  readonly image: string | null;
  readonly category: ProductCategory | null;
  readonly inStock: boolean;
  /** Missing: a new product is taxed as goods, and a changed one as before. */
  readonly taxCode?: GoodsTaxCode;
}

/** A withdrawn product keeps its row, because orders refer to it. */
@Entity('products')
@Check('products_category_known', `category IN ('Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media')`)
@Check('products_price_in_range', 'price_cents BETWEEN 0 AND 1000000')
@Check('products_version_counts', 'version > 0')
@Check('products_stock', 'stock BETWEEN 0 AND 100000')
@Index('products_on_sale', ['createdAt'], { where: 'withdrawn_at IS NULL' })
export class Product {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('text', { name: 'name_es', nullable: true })
  nameEs!: string | null;

  @Column('text', { name: 'description_es', nullable: true })
  descriptionEs!: string | null;

  @Column('integer', { name: 'price_cents' })
  priceCents!: number;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('text', { nullable: true })
  category!: ProductCategory | null;

  @Column('boolean', { name: 'in_stock' })
  inStock!: boolean;

  @Column('text', { name: 'tax_code', default: 'goods' })
  taxCode!: GoodsTaxCode;

  /** Null when nobody counts them. Only statements change it (stock.statements.ts). */
  @Column({ type: 'integer', nullable: true, update: false })
  stock!: number | null;

  /** From 1. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  static putOnSale(id: string, draft: ProductDraft, now: Date): Product {
    return Object.assign(new Product(), {
      id,
      nameEs: null,
      descriptionEs: null,
      taxCode: USUAL_TAX_CODE,
      ...draft,
      stock: null,
      version: 1,
      createdAt: now,
      withdrawnAt: null,
    });
  }

  changed(draft: ProductDraft): Product {
    return Object.assign(new Product(), this, draft, { version: this.version + 1 });
  }

  withdrawn(now: Date): Product {
    return Object.assign(new Product(), this, { version: this.version + 1, withdrawnAt: now });
  }
}
