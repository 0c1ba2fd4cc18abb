import { runMigrations } from '@hilltop/platform/database/run-migrations';
import { createLogger } from '@hilltop/platform/logging/logger';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactDataSource } from '../src/database/data-source.js';
import { MIGRATIONS } from '../src/database/migrations.js';

const logger = createLogger({ service: 'contact-test', level: 'silent' });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the migrations', () => {
  it('bring an empty database to the shape of the entities, two runs at once included', async () => {
    const run = () => runMigrations(contactDataSource(database.url, logger), { logger });
    const applied = (await Promise.all([run(), run()])).flat();
    expect(applied).toHaveLength(MIGRATIONS.length);
    const dataSource = await contactDataSource(database.url, logger).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be taken back', async () => {
    const dataSource = await contactDataSource(database.url, logger).initialize();
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    const tables = await dataSource.query(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name IN ('contact_messages', 'message_counts', 'outbox')`,
    );
    await dataSource.destroy();
    expect(tables).toEqual([]);
  });
});
