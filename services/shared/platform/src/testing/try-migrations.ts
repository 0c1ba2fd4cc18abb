import type { DataSource } from 'typeorm';
import { runMigrations } from '../database/run-migrations.js';
import type { Logger } from '../logging/logger.js';
import { quietLogger } from './quiet-logger.js';

/** Opens a service's database as its one-shot commands do. */
export type OpenDataSource = (url: string, logger: Logger) => DataSource;

async function on<Result>(open: OpenDataSource, url: string, look: (dataSource: DataSource) => Promise<Result>) {
  const dataSource = await open(url, quietLogger()).initialize();
  try {
    return await look(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Lets two processes bring an empty database up to date at once.
 * @returns how many migrations were applied by the two together, and what would still have to be done for the entities
 */
export async function migrateTwiceAtOnce(url: string, open: OpenDataSource) {
  const logger = quietLogger();
  const run = () => runMigrations(open(url, logger), { logger });
  const applied = (await Promise.all([run(), run()])).flat().length;
  const { upQueries } = await on(open, url, (dataSource) => dataSource.driver.createSchemaBuilder().log());
  return { applied, missing: upQueries.map(({ query }) => query) };
}

/** Takes all migrations back. @returns the tables that are left; dead letters may stay, inbox and outbox share them */
export function undoMigrations(url: string, open: OpenDataSource): Promise<string[]> {
  return on(open, url, async (dataSource) => {
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    const tables: { name: string }[] = await dataSource.query(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'dead_letters')`,
    );
    return tables.map(({ name }) => name);
  });
}
