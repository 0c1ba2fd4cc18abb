import { runMigrations } from '@hilltop/platform/database/run-migrations';
import { createLogger } from '@hilltop/platform/logging/logger';
import { commandDataSource } from '@hilltop/platform/service/run-service';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { migrateTwiceAtOnce, undoMigrations } from '@hilltop/platform/testing/try-migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ordersService } from '../src/service.js';

const logger = createLogger({ service: 'orders-test', level: 'silent' });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const release030 = () => createTestDatabase({ migrations: ordersService.migrations.slice(0, 1) });
const upgrade = ({ url }: typeof database) =>
  runMigrations(commandDataSource(ordersService, url, logger), { logger, functions: ordersService.functions ?? [] });

describe('the migrations', () => {
  it('bring an empty database to the schema of the entities, also with two concurrent runs', async () => {
    const outcome = await migrateTwiceAtOnce(database.url, ordersService);
    expect(outcome).toEqual({ applied: ordersService.migrations.length, missing: [], bare: [] });
  });

  it('can be reverted, and applied again', async () => {
    expect(await undoMigrations(database.url, ordersService)).toEqual([]);
  });

  it('take along what 0.3.0 stored: pieces stay in carts, held tours do not, and sales under way keep what was typed', async () => {
    const old = await release030();
    await old.dataSource.query(`
      INSERT INTO cart_items (id, session_id, product_id, quantity, added_at, addition_keys)
      VALUES (gen_random_uuid(), 's', gen_random_uuid(), 2, now(), '{key}');
      INSERT INTO cart_tours (id, session_id, input, tour_id, tour_name, group_size, party, starts_at, total_cents, hold_id, held_until,
        added_at)
      VALUES (gen_random_uuid(), 's', '{}', gen_random_uuid(), 'Tour', 2, '2 guests', now(), 5000, gen_random_uuid(), now(), now());
      INSERT INTO sales (id, session_id, state, authorized_cents, shipping_cents, takes_the_rest, details, request_hash, created_at, due_at)
      VALUES (gen_random_uuid(), 's', 'confirming', 5000, 0, false,
        '{"customerName": "Ada", "tours": {"line-1": {"firstName": "Ada"}}, "gifts": {"line-2": {"message": "Hi"}}}', '', now(), now())`);
    await upgrade(old);
    expect(await old.dataSource.query('SELECT quantity, addition_keys AS keys FROM cart_items')).toEqual([
      { quantity: 2, keys: [] },
    ]);
    expect(await old.dataSource.query('SELECT FROM cart_tours')).toEqual([]);
    expect(await old.dataSource.query('SELECT details, tax_rates AS rates FROM sales')).toEqual([
      {
        details: { customerName: 'Ada', typed: { 'line-1': { firstName: 'Ada' }, 'line-2': { message: 'Hi' } } },
        rates: {},
      },
    ]);
    await old.close();
  });

  it('wait for the orders of 0.3.0 to end', async () => {
    const old = await release030();
    await old.dataSource.query(
      `INSERT INTO unfinished_claims (id, items, request_hash, due_at) VALUES (gen_random_uuid(), '[]', '', now())`,
    );
    await expect(upgrade(old)).rejects.toThrow(
      'Orders are still under way: start orders and catalog of 0.3.0 alone, wait five minutes, and upgrade again.',
    );
    expect(await old.dataSource.query('SELECT request_hash FROM orders')).toEqual([]);
    await old.close();
  });
});
