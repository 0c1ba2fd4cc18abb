import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { migrateTwiceAtOnce, undoMigrations } from '@hilltop/platform/testing/try-migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ledgerService } from '../src/service.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the migrations', () => {
  it('bring an empty database to the schema of the entities, also with two concurrent runs', async () => {
    const outcome = await migrateTwiceAtOnce(database.url, ledgerService);
    expect(outcome).toEqual({ applied: ledgerService.migrations.length, missing: [], bare: [] });
  });

  it('can be reverted, and applied again', async () => {
    expect(await undoMigrations(database.url, ledgerService)).toEqual([]);
  });
});
