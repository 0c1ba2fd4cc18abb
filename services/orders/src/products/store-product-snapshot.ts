import type { EntityManager } from 'typeorm';
import type { ProductSnapshot } from './product-snapshot.entity.js';

/** An event of 0.2.0 has no tax code: the known one stays. */
type ProductFacts = Omit<ProductSnapshot, 'taxCode'> & { readonly taxCode?: string | undefined };

/** Newer facts stay, because events come late and in any order. */
export async function storeProductSnapshot(product: ProductFacts, manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO known_products AS known (id, name, price_cents, image, in_stock, version, withdrawn, tax_code)
     VALUES ($1, $2, $3, $4, $5, $6, $7, coalesce($8::text, 'goods'))
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, price_cents = excluded.price_cents, image = excluded.image,
       in_stock = excluded.in_stock, version = excluded.version, tax_code = coalesce($8::text, known.tax_code), withdrawn = excluded.withdrawn
     WHERE known.version < excluded.version`,
    [
      ...[product.id, product.name, product.priceCents, product.image, product.inStock],
      ...[product.version, product.withdrawn, product.taxCode ?? null],
    ],
  );
}

/** An unknown product gets a row too, so that a late "created" does not bring it back. */
export async function storeWithdrawal(productId: string, version: number, manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO known_products AS known (id, name, price_cents, image, in_stock, version, withdrawn)
     VALUES ($1, '', 0, NULL, false, $2, true)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, withdrawn = true WHERE known.version < excluded.version`,
    [productId, version],
  );
}
