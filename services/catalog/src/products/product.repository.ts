import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { Product } from './product.entity.js';

const PRODUCTS_ON_SALE = {
  name: 'products-on-sale',
  readOnly: true,
  text: `SELECT id, name, description, name_es AS "nameEs", description_es AS "descriptionEs", price_cents AS "priceCents", image, category, in_stock AS "inStock", tax_code AS "taxCode", stock,
      version, created_at AS "createdAt", withdrawn_at AS "withdrawnAt"
    FROM products WHERE withdrawn_at IS NULL ORDER BY created_at, id`,
};

@Injectable()
export class ProductRepository {
  private readonly products: Repository<Product>;

  constructor(
    dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {
    this.products = dataSource.getRepository(Product);
  }

  /** Oldest first. */
  async onSale(): Promise<Product[]> {
    const rows = await this.statements.run<Product>(PRODUCTS_ON_SALE, []);
    return rows.map((row) => Object.assign(new Product(), row));
  }

  /** Finds only a product on sale. */
  async find(id: string): Promise<Product | null> {
    return this.products.findOneBy({ id, withdrawnAt: IsNull() });
  }

  /** Returns products on sale, in any order. */
  async findAll(ids: readonly string[]): Promise<Product[]> {
    return this.products.findBy({ id: In([...ids]), withdrawnAt: IsNull() });
  }

  async add(product: Product, manager: EntityManager): Promise<void> {
    await manager.withRepository(this.products).insert(product);
  }
}
