import { runMigrations } from '@hilltop/platform/database/run-migrations';
import { createLogger } from '@hilltop/platform/logging/logger';
import { commandDataSource } from '@hilltop/platform/service/run-service';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { migrateTwiceAtOnce, undoMigrations } from '@hilltop/platform/testing/try-migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingsService } from '../src/service.js';

const logger = createLogger({ service: 'bookings-test', level: 'silent' });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the migrations', () => {
  it('create the schema of the entities in an empty database, also with two runs at once', async () => {
    const outcome = await migrateTwiceAtOnce(database.url, bookingsService);
    expect(outcome).toEqual({ applied: bookingsService.migrations.length, missing: [], bare: [] });
  });

  it('can be reverted', async () => {
    expect(await undoMigrations(database.url, bookingsService)).toEqual([]);
  });

  it('give tours the size of their type, also those that processes of the last release create', async () => {
    const index = bookingsService.migrations.findIndex(({ name }) => name.startsWith('TourSizes'));
    const old = await createTestDatabase({ migrations: bookingsService.migrations.slice(0, index) });
    const add = (type: string) =>
      old.dataSource.query(
        `INSERT INTO tours (id, type, name, description, duration_minutes, features, price_cents, created_at)
         VALUES (gen_random_uuid(), $1, '', '', 90, '{}', 2500, now())`,
        [type],
      );
    for (const type of ['standard', 'premium', 'private']) await add(type);
    await runMigrations(commandDataSource(bookingsService, old.url, logger), { logger });
    await add('private');
    const rows = await old.dataSource.query(
      'SELECT DISTINCT type, capacity, max_group_size, sold_by_party FROM tours ORDER BY capacity',
    );
    await old.close();
    expect(rows).toEqual([
      { type: 'private', capacity: 1, max_group_size: 20, sold_by_party: true },
      { type: 'premium', capacity: 15, max_group_size: 15, sold_by_party: false },
      { type: 'standard', capacity: 25, max_group_size: 20, sold_by_party: false },
    ]);
  });

  it('make rows of the two restaurants, whose menus processes of the last release change on, and of none in a new house', async () => {
    const index = bookingsService.migrations.findIndex(({ name }) => name.startsWith('Restaurants'));
    const old = await createTestDatabase({ migrations: bookingsService.migrations.slice(0, index) });
    const rows = (from: typeof old) =>
      from.dataSource.query(
        'SELECT code, name, position, r.version, withdrawn_at, jsonb_array_length(items) AS dishes FROM restaurants r JOIN menus ON platform = code ORDER BY position',
      );
    await old.dataSource.query(
      `INSERT INTO tours (id, type, name, description, duration_minutes, features, price_cents, created_at)
       VALUES (gen_random_uuid(), 'standard', '', '', 90, '{}', 2500, now())`,
    );
    await runMigrations(commandDataSource(bookingsService, old.url, logger), { logger });
    await old.dataSource.query(`UPDATE menus SET version = 2 WHERE platform = 'jersey_mikes' AND version = 1`);
    const same = { version: 1, withdrawn_at: null, dishes: 1 };
    expect(await rows(old)).toEqual([
      { code: 'chick_fil_a', name: 'Chick-fil-A', position: 1, ...same },
      { code: 'jersey_mikes', name: "Jersey Mike's", position: 2, ...same },
    ]);
    await old.close();
    const fresh = await createTestDatabase(bookingsService);
    expect(await rows(fresh)).toEqual([]);
    expect(await fresh.dataSource.query('SELECT FROM menus')).toEqual([]);
    await fresh.close();
  });

  it('read the dishes of an order once, keep what is not on a menu, and read what the last release writes', async () => {
    const index = bookingsService.migrations.findIndex(({ name }) => name.startsWith('FoodItems'));
    const old = await createTestDatabase({ migrations: bookingsService.migrations.slice(0, index) });
    await old.dataSource.query(`
      INSERT INTO tours (id, type, name, description, duration, features, price_cents, created_at)
        VALUES (gen_random_uuid(), 'standard', 'Lamplight', '', '90 minutes', '{}', 2500, now())`);
    const add = (code: string, words: string | null) =>
      old.dataSource.query(
        `INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at,
           group_size, places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform,
           food_details, food_total_cents, payment_status, payment_intent_id, request_hash, created_at)
         SELECT gen_random_uuid(), $1, id, type, name, 'standard@x', '2026-12-05', '10:00 AM', now(), 12, 12, 30000, 'Ada',
           'Example', 'ada@example.test', '8175550100', true, 'chick_fil_a', $2, 100, 'paid', $1, '', now() FROM tours`,
        [code, words],
      );
    await add('backfilled', '12 × Chicken Sandwich Meal\n2 × Sub and Chips');
    await add('unknown', '12 × Chicken Sandwich Meal\nsoup for two');
    await add('none', null);
    await add('changed', '12 × Sub and Chips');
    await runMigrations(commandDataSource(bookingsService, old.url, logger), { logger });
    await add('added', '11 × Sub and Chips');
    await old.dataSource.query(`
      UPDATE bookings SET food_details = '13 × Sub and Chips' WHERE confirmation_code = 'changed';
      UPDATE bookings SET revision = revision + 1`);
    const rows: { code: string; items: unknown }[] = await old.dataSource.query(
      'SELECT confirmation_code AS code, food_items AS items FROM bookings',
    );
    await old.dataSource.query(
      `UPDATE bookings SET food_details = NULL, food_platform = 'none' WHERE food_items IS NOT NULL`,
    );
    const [after] = await old.dataSource.query('SELECT count(food_items)::int AS left FROM bookings');
    await old.close();
    expect(Object.fromEntries(rows.map(({ code, items }) => [code, items]))).toEqual({
      backfilled: [
        { itemId: 'chicken-sandwich-meal', count: 12 },
        { itemId: 'sub-and-chips', count: 2 },
      ],
      unknown: null,
      none: null,
      changed: [{ itemId: 'sub-and-chips', count: 13 }],
      added: [{ itemId: 'sub-and-chips', count: 11 }],
    });
    expect(after).toEqual({ left: 0 });
  });
});
