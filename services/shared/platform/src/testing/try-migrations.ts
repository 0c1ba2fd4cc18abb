import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { ReleaseSchema } from '../database/release-schema.js';
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
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return { applied, missing: upQueries.map(({ query }) => query), bare: await bareTables(dataSource) };
  });
}

/** @returns tables that the release in which the migrations begin did not have. Dead letters can stay: inbox and outbox share them. */
export function undoMigrations(url: string, service: Service): Promise<string[]> {
  return on(service, url, async (dataSource) => {
    const [first, ...later] = dataSource.migrations;
    const released = first instanceof ReleaseSchema ? await readFile(first.schema.file, 'utf8') : undefined;
    for (const _ of released === undefined ? dataSource.migrations : later) await dataSource.undoLastMigration();
    const created = [...(released ?? '').matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(([, name]) => name);
    const known = released === undefined ? [] : [...ofPlatform, ...created];
    const tables: { name: string }[] = await dataSource.query(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'applied_functions', 'dead_letters')`,
    );
    return tables.map(({ name }) => name).filter((name) => !known.includes(name));
  });
}
