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

  it('take carts along: pieces and vouchers stay, held tours do not', async () => {
    const old = await release030();
    await old.dataSource.query(`
      INSERT INTO cart_items (id, session_id, product_id, quantity, added_at, addition_keys)
      VALUES (gen_random_uuid(), 's', gen_random_uuid(), 2, now(), '{key}');
      INSERT INTO cart_vouchers VALUES (gen_random_uuid(), 's', 2500, 'Grace', 'grace@example.test', 'Ada', 'Hi', '2026-12-24', now());
      INSERT INTO cart_tours (id, session_id, input, tour_id, tour_name, group_size, party, starts_at, total_cents, hold_id, held_until,
        added_at)
      VALUES (gen_random_uuid(), 's', '{}', gen_random_uuid(), 'Tour', 2, '2 guests', now(), 5000, gen_random_uuid(), now(), now())`);
    await upgrade(old);
    const typed = { recipientName: 'Grace', recipientEmail: 'grace@example.test', fromName: 'Ada', message: 'Hi' };
    expect(await old.dataSource.query('SELECT kind, quantity, facts, typed FROM cart_lines ORDER BY kind')).toEqual([
      { kind: 'goods', quantity: 2, facts: { additions: [] }, typed: null },
      { kind: 'voucher', quantity: 1, facts: { amountCents: 2500, sendOn: '2026-12-24' }, typed },
    ]);
    await old.close();
  });

  it('take orders along: their goods are lines of the sale, with or without a cart, and so is what was canceled', async () => {
    const old = await release030();
    const [byCart, alone, line, cart] = ['a', 'b', 'c', 'd'].map(
      (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
    );
    const mug = { productId: cart, productName: 'Mug', quantity: 3, priceCents: 1_450 };
    const goods = [
      { ...mug, cancelled: 1, taxCents: 359, pickUp: true },
      { ...mug, productName: 'Cap', quantity: 1, cancelled: 1, discountCents: 450, taxCode: 'books' },
    ];
    const order = (id: string | undefined, lines: object[]) =>
      `('${id}', '${id}', 'Ada', '', '${JSON.stringify(lines)}', 4350, 'paid', now(), '')`;
    await old.dataSource.query(`
      INSERT INTO orders (id, order_number, customer_name, customer_email, lines, total_cents, status, created_at, request_hash)
      VALUES ${order(byCart, [goods[0] ?? {}])}, ${order(alone, goods)};
      INSERT INTO sales (id, session_id, state, authorized_cents, shipping_cents, takes_the_rest, request_hash, created_at, due_at)
      VALUES ('${byCart}', 's', 'placed', 4350, 0, false, '', now(), now());
      INSERT INTO sale_lines (id, sale_id, position, kind, cart_line_id, facts, cents, tax_cents, state) VALUES
        (gen_random_uuid(), '${byCart}', 0, 'goods', '${cart}', '{"productName": "Gone", "quantity": 1}', 1, 0, 'refused'),
        ('${line}', '${byCart}', 1, 'goods', '${cart}', '${JSON.stringify(mug)}', 4350, 359, 'confirmed');
      INSERT INTO order_cancellations (id, order_id, revision, position, quantity, cents, shipping_cents, cancelled_at) VALUES
        (gen_random_uuid(), '${byCart}', 1, 0, 1, 1450, 0, now()), (gen_random_uuid(), '${alone}', 1, 1, 1, 1000, 0, now())`);
    await upgrade(old);
    const lines = await old.dataSource.query(`
      SELECT facts ->> 'productName' AS name, quantity, cancelled, cents, tax_cents AS tax, facts ->> 'pickUp' AS "pickUp",
        facts ->> 'claimId' AS claim, (SELECT count(*)::int FROM order_cancellations c WHERE c.line_id = l.id) AS cancellations
      FROM sale_lines l WHERE state = 'confirmed' ORDER BY sale_id, position`);
    const ofMug = { name: 'Mug', quantity: 3, cancelled: 1, cents: 4350, tax: 359, pickUp: 'true' };
    expect(lines).toEqual([
      { ...ofMug, claim: null, cancellations: 1 },
      { ...ofMug, claim: alone, cancellations: 0 },
      { name: 'Cap', quantity: 1, cancelled: 1, cents: 1000, tax: 0, pickUp: null, claim: alone, cancellations: 1 },
    ]);
    await old.close();
  });

  it.each([
    [`INSERT INTO unfinished_claims (id, items, request_hash, due_at) VALUES (gen_random_uuid(), '[]', '', now())`],
    [
      `INSERT INTO sales (id, session_id, state, authorized_cents, shipping_cents, takes_the_rest, request_hash, created_at, due_at)
       VALUES (gen_random_uuid(), 's', 'confirming', 5000, 0, false, '', now(), now())`,
    ],
  ])('wait for the orders of 0.3.0 to end: %s', async (underWay) => {
    const old = await release030();
    await old.dataSource.query(underWay);
    await expect(upgrade(old)).rejects.toThrow(
      'Orders are still under way: start orders and catalog of 0.3.0 alone, wait five minutes, and upgrade again.',
    );
    expect(await old.dataSource.query('SELECT request_hash FROM orders')).toEqual([]);
    await old.close();
  });
});
