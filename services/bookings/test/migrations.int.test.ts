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
});
