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
    expect(outcome).toEqual({ applied: bookingsService.migrations.length, missing: [] });
  });

  it('can be reverted', async () => {
    expect(await undoMigrations(database.url, bookingsService)).toEqual([]);
  });

  it('add the version and duration of the tour to bookings from before tours could change', async () => {
    const old = await createTestDatabase({ migrations: bookingsService.migrations.slice(0, 1) });
    await old.dataSource.query(`
      INSERT INTO tours (id, type, name, description, duration, features, price_cents, created_at)
        VALUES (gen_random_uuid(), 'standard', 'Lamplight', 'After dark.', '90 minutes', '{}', 2500, now());
      INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at,
          group_size, places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform,
          food_total_cents, payment_status, payment_intent_id, request_hash, created_at)
        SELECT gen_random_uuid(), 'HT-1', id, type, name, 'standard@x', '2026-12-05', '10:00 AM', now(),
          2, 2, 5000, 'Ada', 'Example', 'ada@example.test', '8175550100', true, 'none', 0, 'paid', 'pi_1', '', now()
        FROM tours;
    `);
    await runMigrations(commandDataSource(bookingsService, old.url, logger), { logger });
    const rows = await old.dataSource.query(`
      SELECT t.version, t.withdrawn_at, b.tour_duration FROM tours t JOIN bookings b ON b.tour_id = t.id`);
    await old.close();
    expect(rows).toEqual([{ version: 1, withdrawn_at: null, tour_duration: '90 minutes' }]);
  });
});
