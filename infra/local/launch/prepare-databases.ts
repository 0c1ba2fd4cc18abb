import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/file-tree.ts';
import { Stamp } from '../build/stamp.ts';
import type { ServicePart, SharedConfig } from '../parts.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import type { LaunchContext } from './launch-context.ts';

/** A service's database. */
export interface ServiceDatabase {
  service: ServicePart;
  url: string;
  isOurs: boolean;
  isNew: boolean;
}

/** A missing local database is created. @param adminUrl undefined where all databases are external */
export async function findDatabase(
  { settings, secrets }: LaunchContext,
  service: ServicePart,
  adminUrl: string | undefined,
): Promise<ServiceDatabase> {
  const { name } = service;
  const given = settings.databaseOf(name);
  if (given || !adminUrl) {
    return { service, url: given ?? '', isOurs: false, isNew: false };
  }
  const ensured = await ensureDatabase(adminUrl, `hilltop_${name}`, secrets.of(`database-${name}`));
  return { service, isOurs: true, ...ensured };
}

/** Everything that a migration can import: the sources of service and platform. */
function migrationInputs(root: string, service: string): string[] {
  return [`services/${service}/src`, 'services/shared/platform/src'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => join(root, folder, path)),
  );
}

/** What has been done to a database, kept next to the cluster, so that a start without changes runs no command. */
class DatabaseMemory {
  readonly name: string;
  private readonly database: ServiceDatabase;
  private readonly migrated: Stamp;
  private readonly seededFile: string;
  private readonly seed: string;

  constructor({ root, data }: { root: string; data: string }, database: ServiceDatabase, facts: SharedConfig) {
    const { name, seedOf } = database.service;
    this.name = name;
    this.database = database;
    const memory = join(data, 'postgres');
    this.migrated = new Stamp(memory, `migrated-${name}`, () => migrationInputs(root, name));
    this.seededFile = join(memory, `seeded-${name}`);
    this.seed = createHash('sha256')
      .update(seedOf?.(facts) ?? '')
      .digest('hex');
    if (database.isNew) rmSync(this.seededFile, { force: true });
  }

  get isMigrated(): boolean {
    return this.database.isOurs && !this.database.isNew && this.migrated.isFresh();
  }

  noteMigrated(): void {
    if (this.database.isOurs) this.migrated.set();
  }

  get wantsSeed(): boolean {
    const isSeeded = existsSync(this.seededFile) && readFileSync(this.seededFile, 'utf8') === this.seed;
    return this.database.service.seeds && this.database.isOurs && !isSeeded;
  }

  noteSeeded(): void {
    writeFileSync(this.seededFile, this.seed);
  }
}

/**
 * Migrates local databases, and seeds each once; an external one (`…_DATABASE_URL`) is migrated at every start, never seeded.
 * @param name of the part, for the terminal @param run runs a command of these services
 */
export async function prepareDatabases(
  { settings, progress }: LaunchContext,
  name: string,
  { databases, facts }: { databases: readonly ServiceDatabase[]; facts: SharedConfig },
  run: (command: 'migrate' | 'seed', services: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const memories = databases.map((database) => new DatabaseMemory(settings, database, facts));
  const namesOf = (some: readonly DatabaseMemory[]) => some.map((memory) => memory.name);
  const stale = memories.filter(({ isMigrated }) => !isMigrated);
  if (stale.length > 0) {
    const describe = () => 'database up to date';
    await progress.timed(name, () => run('migrate', namesOf(stale)), describe);
    for (const memory of stale) memory.noteMigrated();
  }
  const empty = memories.filter(({ wantsSeed }) => wantsSeed);
  if (empty.length > 0) {
    const describe = () => 'demo data written';
    await progress.timed(name, () => run('seed', namesOf(empty)), describe);
    for (const memory of empty) memory.noteSeeded();
  }
}
