import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { migrateTwiceAtOnce, undoMigrations } from '@hilltop/platform/testing/try-migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notificationsService } from '../src/service.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the migrations', () => {
  it('create the schema of the entities in an empty database, also with two runs at once', async () => {
    const outcome = await migrateTwiceAtOnce(database.url, notificationsService);
    expect(outcome).toEqual({ applied: notificationsService.migrations.length, missing: [], bare: [] });
  });

  it('can be reverted, and applied again', async () => {
    expect(await undoMigrations(database.url, notificationsService)).toEqual([]);
  });
});
