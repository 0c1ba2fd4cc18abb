import { PlanWatch } from './plan-watch.js';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.js';

export interface WatchedDatabaseOptions extends Pick<TestDatabaseOptions, 'entities' | 'migrations'> {
  /** SQL that fills the tables as years of use would. */
  readonly fill: string;
  /** The others have a handful of rows. */
  readonly growing: readonly string[];
}

export interface WatchedDatabase extends TestDatabase {
  readonly watch: PlanWatch;
}

/** A database for checks of query plans. Create in `beforeAll`; close in `afterAll`. */
export async function createWatchedDatabase(options: WatchedDatabaseOptions): Promise<WatchedDatabase> {
  const { fill, growing, ...schema } = options;
  const database = await createTestDatabase({ ...schema, setup: `${fill}; ANALYZE` });
  return { ...database, watch: new PlanWatch(database.dataSource, growing) };
}
