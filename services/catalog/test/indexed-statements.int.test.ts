import { randomUUID } from 'node:crypto';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { createWatchedDatabase, type WatchedDatabase } from '@hilltop/platform/testing/watched-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productWithdrawnEvent } from '../src/products/product.events.js';
import { ProductRepository } from '../src/products/product.repository.js';
import { ReplaceProduct } from '../src/products/replace-product.js';
import { catalogService } from '../src/service.js';

const now = new Date('2026-11-21T16:30:00Z');

/** What a store has sold in its years, and the few dozen things that it sells today. */
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
}, 60_000);
afterAll(() => database.close());

describe('with thousands of rows, no table is read from end to end', () => {
  it('by the list of what is on sale', async () => {
    expect(await database.watch.wholeReadsOf(() => products.onSale())).toEqual({});
  });

  it('by one product, by those of a cart, and by a change', async () => {
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

describe('the look at plans', () => {
  it('tells of an index that is gone', async () => {
    await database.dataSource.query('DROP INDEX products_on_sale');
    expect(Object.values(await database.watch.wholeReadsOf(() => products.onSale()))).toEqual([['products']]);
  });
});
