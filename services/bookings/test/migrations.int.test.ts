import { runMigrations } from '@hilltop/platform/database/run-migrations';
import { createLogger } from '@hilltop/platform/logging/logger';
import { commandDataSource } from '@hilltop/platform/service/run-service';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { migrateTwiceAtOnce, undoMigrations } from '@hilltop/platform/testing/try-migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adultCounts, adultLines } from '../src/prices/ticket-line.js';
import { bookingsService } from '../src/service.js';

const logger = createLogger({ service: 'bookings-test', level: 'silent' });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const release030 = () => createTestDatabase({ migrations: bookingsService.migrations.slice(0, 1) });
const upgrade = ({ url }: typeof database) =>
  runMigrations(commandDataSource(bookingsService, url, logger), {
    logger,
    functions: bookingsService.functions ?? [],
  });
const restaurants = ({ dataSource }: typeof database) =>
  dataSource.query(
    'SELECT code, name, position, r.version, withdrawn_at, jsonb_array_length(items) AS dishes FROM restaurants r JOIN menus ON platform = code ORDER BY position',
  );

/** A trigger of 0.3.0 wrote the rest of it. */
const TOUR = `INSERT INTO tours (id, type, name, description, duration_minutes, features, price_cents, created_at)
  VALUES (gen_random_uuid(), 'standard', 'Lamplight', '', 90, '{}', 2500, now())`;

describe('the migrations', () => {
  it('create the schema of the entities in an empty database, also with two runs at once', async () => {
    const outcome = await migrateTwiceAtOnce(database.url, bookingsService);
    expect(outcome).toEqual({ applied: bookingsService.migrations.length, missing: [], bare: [] });
  });

  it('can be reverted, and applied again', async () => {
    expect(await undoMigrations(database.url, bookingsService)).toEqual([]);
  });

  it('make rows of the two restaurants of 0.3.0, and of none in a new house', async () => {
    const old = await release030();
    await old.dataSource.query(TOUR);
    await upgrade(old);
    const same = { version: 1, withdrawn_at: null, dishes: 1 };
    expect(await restaurants(old)).toEqual([
      { code: 'chick_fil_a', name: 'Chick-fil-A', position: 1, ...same },
      { code: 'jersey_mikes', name: "Jersey Mike's", position: 2, ...same },
    ]);
    await old.close();
    const fresh = await createTestDatabase(bookingsService);
    expect(await restaurants(fresh)).toEqual([]);
    expect(await fresh.dataSource.query('SELECT FROM menus')).toEqual([]);
    await fresh.close();
  });

  it('take along what 0.3.0 stored: visits are found by words, and adults on the waiting list have tickets', async () => {
    const old = await release030();
    await old.dataSource.query(`${TOUR};
      INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at, group_size,
        places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform, food_details, food_total_cents,
        payment_status, payment_intent_id, request_hash, created_at)
      SELECT gen_random_uuid(), 'HT-1111-2222', id, type, name, 'standard@x', '2026-12-05', '10:00 AM', now(), 12, 12, 30000, 'José',
        'Ng', 'ng@example.test', '(817) 555-0100', true, 'chick_fil_a', '12 × Chicken Sandwich Meal', 100, 'paid', 'pi_1', '', now()
      FROM tours;
      INSERT INTO waitlist_entries (id, tour_type, slot_ids, group_size, places, first_name, last_name, email, status, joined_at, closes_at)
      VALUES (gen_random_uuid(), 'standard', '{standard@x}', 3, 3, 'A', 'B', 'a@example.test', 'waiting', now(), now())`);
    await upgrade(old);
    expect(await old.dataSource.query('SELECT searched, food_items AS items, tickets FROM bookings')).toEqual([
      {
        searched: ' jose ng ng@example.test ht 1111 2222 ht11112222 8175550100',
        items: [{ itemId: 'chicken-sandwich-meal', count: 12 }],
        tickets: adultLines(12, 2_500),
      },
    ]);
    expect(await old.dataSource.query('SELECT tickets FROM waitlist_entries')).toEqual([{ tickets: adultCounts(3) }]);
    await old.close();
  });

  it('make adults of the number in the request of an open link, which can be paid then', async () => {
    const old = await release030();
    const link = (
      request: object,
    ) => `(gen_random_uuid(), gen_random_uuid(), 'a@example.test', '${JSON.stringify(request)}', '[]',
      gen_random_uuid(), '', gen_random_uuid(), now())`;
    const family = [{ type: 'child', count: 2 }];
    await old.dataSource.query(`
      INSERT INTO payment_links (id, hold_id, email, request, notes, idempotency_key, request_hash, staff_id, created_at)
      VALUES ${link({ groupSize: 3, lastName: 'A' })}, ${link({ groupSize: 2, tickets: family, lastName: 'B' })}`);
    await upgrade(old);
    expect(await old.dataSource.query(`SELECT request FROM payment_links ORDER BY request ->> 'lastName'`)).toEqual([
      { request: { lastName: 'A', tickets: [{ type: 'adult', count: 3 }] } },
      { request: { lastName: 'B', tickets: family } },
    ]);
    await old.close();
  });
});
