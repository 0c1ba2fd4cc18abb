import { randomUUID } from 'node:crypto';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { createWatchedDatabase, type WatchedDatabase } from '@hilltop/platform/testing/watched-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productWithdrawnEvent } from '../src/products/product.events.js';
import { ProductRepository } from '../src/products/product.repository.js';
import { ReplaceProduct } from '../src/products/replace-product.js';
import { catalogService } from '../src/service.js';

const now = new Date('2026-11-21T16:30:00Z');

/** Years of withdrawn products, and a few dozen on sale. */
const FILL = `
  INSERT INTO products SELECT gen_random_uuid(), 'Product ' || n, repeat('As good as ever. ', 20), n, NULL, 'Books', true, 1,
    now() - n * interval '1 hour', CASE WHEN n % 100 = 0 THEN NULL ELSE now() END
  FROM generate_series(1, 6000) n`;

let database: WatchedDatabase;
let products: ProductRepository;
beforeAll(async () => {
  database = await createWatchedDatabase({
    entities: catalogService.entities,
    migrations: catalogService.migrations,
    fill: FILL,
    growing: ['products'],
  });
  products = new ProductRepository(database.dataSource, database.watch.statements);
});
afterAll(() => database.close());

describe('with thousands of rows, there is no sequential scan', () => {
  it('for the list of products on sale', async () => {
    expect(await database.watch.wholeReadsOf(() => products.onSale())).toEqual({});
  });

  it('for one product, for those of a cart, and for a change', async () => {
    const replace = new ReplaceProduct(database.dataSource, new Outbox());
    const [product] = await products.onSale();
    if (!product) throw new Error('nothing is on sale');
    const reads = await database.watch.wholeReadsOf(async () => {
      await products.find(product.id);
      await products.findAll([product.id, randomUUID()]);
      await replace.execute(product.id, product.version, (current) => ({
        entity: current.withdrawn(now),
        events: [productWithdrawnEvent(current, now)],
      }));
    });
    expect(reads).toEqual({});
  });
});

describe('the check of plans', () => {
  it('finds a missing index', async () => {
    await database.dataSource.query('DROP INDEX products_on_sale');
    expect(Object.values(await database.watch.wholeReadsOf(() => products.onSale()))).toEqual([['products']]);
  });
});
