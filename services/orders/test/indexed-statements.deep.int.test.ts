import { randomUUID } from 'node:crypto';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { createWatchedDatabase, type WatchedDatabase } from '@hilltop/platform/testing/watched-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CartRepository } from '../src/carts/cart.repository.js';
import { OrderRepository } from '../src/orders/order.repository.js';
import { storeProductSnapshot, storeWithdrawal } from '../src/products/store-product-snapshot.js';
import { ordersService } from '../src/service.js';

/** Years of abandoned carts and orders. */
const FILL = `
  INSERT INTO known_products SELECT gen_random_uuid(), 'Product ' || n, n, NULL, true, 1, false FROM generate_series(1, 2000) n;
  INSERT INTO cart_lines SELECT gen_random_uuid(), 'session' || (n * 3 + k) % 2000, 'goods', 2, p.id, '{}', NULL, now()
  FROM (SELECT id, row_number() OVER () AS n FROM known_products) p, generate_series(1, 3) g(k);
  INSERT INTO orders (id, order_number, customer_name, customer_email, total_cents, status, created_at) SELECT gen_random_uuid(), 'HO-' || md5(n::text), 'Customer ' || n % 3000, 'c' || n % 3000 || '@example.test',
    n % 500 * 100, 'pending', now() - n * interval '1 minute' FROM generate_series(1, 4000) n;
  INSERT INTO payments SELECT 'pi' || row_number() OVER (), 'pi', id, total_cents, 'used', created_at FROM orders;
  INSERT INTO sale_lines (id, sale_id, position, kind, cart_line_id, facts, cents, state)
    SELECT gen_random_uuid(), id, 0, 'goods', id, '{}', total_cents, 'confirmed' FROM orders`;

const SORTS = ['NUMBER', 'PLACED', 'CUSTOMER', 'EMAIL', 'TOTAL'] as const;

let database: WatchedDatabase;
let orders: OrderRepository;
beforeAll(async () => {
  database = await createWatchedDatabase({
    entities: ordersService.entities,
    migrations: ordersService.migrations,
    fill: FILL,
    growing: ['known_products', 'cart_lines', 'orders', 'payments', 'sale_lines'],
  });
  orders = new OrderRepository(database.dataSource);
});
afterAll(() => database.close());

describe('with thousands of rows, there is no sequential scan', () => {
  it('for the operations of a cart', async () => {
    const carts = new CartRepository(database.watch.statements, new TestClock('2026-11-21T16:30:00Z'));
    const [item, product] = [randomUUID(), randomUUID()];
    const reads = await database.watch.wholeReadsOf(async () => {
      await carts.lines('session7');
      await carts.lineOf('session7', product);
      await carts.productOnSale(product);
      await carts.add('session7', product, 1, 'a key');
      await carts.setQuantity(item, 3, null);
      await carts.remove(item, 'session7');
      await carts.clear('session8');
    });
    expect(reads).toEqual({});
  });

  it('for an order, and for an event of a product', async () => {
    const { manager } = database.dataSource;
    const facts = { name: 'The Lamp Mug', priceCents: 1450, image: null, inStock: true, withdrawn: false };
    const reads = await database.watch.wholeReadsOf(() =>
      database.dataSource.transaction(async () => {
        await orders.find(randomUUID());
        await storeProductSnapshot({ ...facts, id: randomUUID(), version: 2 }, manager);
        await storeWithdrawal(randomUUID(), 3, manager);
      }),
    );
    expect(reads).toEqual({});
  });

  it.each(SORTS)('for the first page of a list in admin: %s', async (sort) => {
    const slow = await database.watch.slowFirstPagesOf((page, direction) => orders.page(page, sort, direction));
    expect(slow).toEqual({});
  });
});

describe('the check of plans', () => {
  it('finds a missing index', async () => {
    await database.dataSource.query(
      'DROP INDEX orders_by_total; DROP INDEX cart_lines_one_per_product, cart_lines_by_session',
    );
    const slow = await database.watch.slowFirstPagesOf((page, direction) => orders.page(page, 'TOTAL', direction));
    const sorted = ['sorts', 'orders'];
    expect(Object.values(slow)).toEqual([sorted, sorted]);
    const carts = new CartRepository(database.watch.statements, new TestClock('2026-11-21T16:30:00Z'));
    expect(Object.values(await database.watch.wholeReadsOf(() => carts.lines('session7')))).toEqual([['cart_lines']]);
  });
});
