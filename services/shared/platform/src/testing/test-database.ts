import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseOptions } from '../database/data-source.js';
import { applyFunctions } from '../database/run-migrations.js';
import { quietLogger } from './quiet-logger.js';
import { testPostgresVariable } from './test-postgres-variable.js';

export interface TestDatabaseOptions {
  readonly entities?: DatabaseOptions['entities'];
  readonly migrations?: DatabaseOptions['migrations'];
  /** Applied after the migrations. */
  readonly functions?: readonly URL[];
  /** SQL, after the migrations. */
  readonly setup?: string;
  /** A server that the test stops, for example. */
  readonly server?: string;
  readonly poolSize?: number;
}

export interface TestDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
  /** Closes even with open connections. */
  close(): Promise<void>;
}

/** A busy machine is slow, and that must not decide a test. */
export const patientTimeouts = { statementMs: 60_000, lockMs: 60_000, connectMs: 60_000 };

/** One database per file, so that files run in parallel. Create in `beforeAll`; close in `afterAll`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = options.server ?? process.env[testPostgresVariable];
  if (!server) throw new Error(`${testPostgresVariable} is not set: run this with the "int" project of Jest`);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Tests run as a role that only owns the database, as services do, so that a missing right fails a test. Races are watched in
  // what the server says of all its processes.
  await onServer(server, `CREATE ROLE ${name} IN ROLE pg_monitor; ALTER DATABASE ${name} OWNER TO ${name}`);
  url.searchParams.set('options', `-c role=${name}`);

  const { entities = [], migrations, functions, setup, poolSize } = options;
  const dataSource = createDataSource({
    url: url.href,
    entities,
    ...(migrations && { migrations }),
    ...(poolSize && { poolSize }),
    applicationName: 'tests',
    ...patientTimeouts,
    logger: quietLogger(),
  });
  await dataSource.initialize();
  if (migrations && migrations.length > 0) await dataSource.runMigrations();
  if (functions) await applyFunctionsTo(dataSource, functions);
  if (setup) await dataSource.query(setup);
  return {
    url: url.href,
    dataSource,
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await onServer(server, `DROP ROLE ${name}`);
    },
  };
}

async function applyFunctionsTo(dataSource: DataSource, functions: readonly URL[]): Promise<void> {
  const session = dataSource.createQueryRunner();
  try {
    await applyFunctions(session, functions);
  } finally {
    await session.release();
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
