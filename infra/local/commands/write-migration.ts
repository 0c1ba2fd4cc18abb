/**
 * `make migration s=bookings n=add-guide`: writes the difference between a service's entities and its migrations as a
 * new migration, and lists it. Migrations run on a temporary PostgreSQL, so no data is touched.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compilePackages } from '../build/compile-packages.ts';
import { withMigration } from '../migration/migration-list.ts';
import { migrationText, type SchemaChange } from '../migration/migration-text.ts';
import { freePort } from '../ports/free-port.ts';
import { runTool } from '../processes/run-tool.ts';
import { startPostgres } from '../servers/postgres.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import { messageOf, UserError } from '../user-error.ts';

/** What is used here of TypeORM's data source: the services have TypeORM, this folder does not. */
interface DataSource {
  initialize(): Promise<unknown>;
  runMigrations(): Promise<unknown>;
  destroy(): Promise<void>;
  driver: { createSchemaBuilder(): { log(): Promise<{ upQueries: SchemaChange[]; downQueries: SchemaChange[] }> } };
}

const root = resolve(import.meta.dirname, '../../..');
const silent = () => undefined;
const logger = { trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent };

async function openDataSource(service: string, url: string): Promise<DataSource> {
  const [definition] = Object.values(await import(join(root, 'services', service, 'dist/service.js')));
  const { commandDataSource } = await import(join(root, 'services/shared/platform/dist/service/run-service.js'));
  return commandDataSource(definition, url, logger);
}

async function difference(service: string): Promise<{ up: SchemaChange[]; down: SchemaChange[] }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hilltop-migration-'));
  const server = await startPostgres({ dataDirectory, port: await freePort(), settings: { fsync: 'off' } });
  try {
    const { url } = await ensureDatabase(server.url, 'migration', 'migration');
    const source = await openDataSource(service, url);
    await source.initialize();
    await source.runMigrations();
    const { upQueries, downQueries } = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    return { up: upQueries, down: downQueries.reverse() };
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Migrations run in the order of their names, and those of the same day can be ahead of the clock. */
function newestIn(folder: string): number {
  return Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
}

async function main(service = '', name = ''): Promise<void> {
  const list = join(root, 'services', service, 'src/database/migrations.ts');
  if (!service || !existsSync(list) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new UserError('Say which service and what changes: `make migration s=bookings n=add-guide`.');
  }
  await compilePackages(root);
  const changes = await difference(service);
  if (changes.up.length === 0) {
    process.stdout.write(`  The migrations of ${service} say all that its entities say.\n`);
    return;
  }
  const folder = join(root, 'services', service, 'src/database/migrations');
  mkdirSync(folder, { recursive: true });
  const timestamp = Math.max(Date.now(), newestIn(folder) + 1);
  const file = join(folder, `${timestamp}-${name}.ts`);
  writeFileSync(file, migrationText(name, timestamp, changes));
  writeFileSync(list, withMigration(readFileSync(list, 'utf8'), name, timestamp));
  await runTool({
    name: 'biome',
    command: join(root, 'node_modules/.bin/biome'),
    args: ['check', '--write', '--vcs-enabled=false', file, list],
    cwd: root,
    log: silent,
  });
  process.stdout.write(
    `  Wrote ${file.slice(root.length + 1)} and listed it in migrations.ts: read it before you run it.
  Left to do: an index on a table that grows is made CONCURRENTLY, a constraint NOT VALID and then validated (CONTRIBUTING.md).
  A column with personal data belongs into PERSONAL_DATA and into the export of a person: CONTRIBUTING.md, "What a change touches", has the files.\n`,
  );
}

main(...process.argv.slice(2)).catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
