import type { DataSource } from 'typeorm';
import { OneWayMigration } from '../database/release-schema.js';
import { runMigrations } from '../database/run-migrations.js';
import type { ServiceDefinition } from '../service/define-service.js';
import { commandDataSource } from '../service/run-service.js';
import { quietLogger } from './quiet-logger.js';

type Service = Pick<ServiceDefinition, 'name' | 'entities' | 'migrations' | 'functions'>;

async function on<Result>(service: Service, url: string, look: (dataSource: DataSource) => Promise<Result>) {
  const dataSource = await commandDataSource(service, url, quietLogger()).initialize();
  try {
    return await look(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function missingStatements(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** The platform's own migrations make these. */
const ofPlatform = ['migrations', 'applied_functions', 'dead_letters', 'inbox', 'outbox'];

/** `make migration` does not see tables without an entity. */
async function bareTables(dataSource: DataSource): Promise<string[]> {
  const described = dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const tables: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY name`,
  );
  return tables.map(({ name }) => name).filter((name) => ![...described, ...ofPlatform].includes(name));
}

/**
 * Two processes migrate an empty database at the same time. @returns the number of migrations applied by both together,
 * the statements that the entities would still need, and the tables without an entity
 */
export async function migrateTwiceAtOnce(url: string, service: Service) {
  const logger = quietLogger();
  const { functions = [] } = service;
  const run = () => runMigrations(commandDataSource(service, url, logger), { logger, functions });
  const applied = (await Promise.all([run(), run()])).flat().length;
  return on(service, url, async (dataSource) => {
    return { applied, missing: await missingStatements(dataSource), bare: await bareTables(dataSource) };
  });
}

/**
 * Undoes the migrations that have a way back, and applies them again, which fails if something was left. @returns the statements that the
 * entities would still need
 */
export function undoMigrations(url: string, service: Service): Promise<string[]> {
  return on(service, url, async (dataSource) => {
    const { migrations } = dataSource;
    const first = migrations.findLastIndex((migration) => migration instanceof OneWayMigration) + 1;
    for (const _ of migrations.slice(first)) await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    return await missingStatements(dataSource);
  });
}
