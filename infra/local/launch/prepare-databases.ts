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

/**
 * Migrates databases, and seeds each local one once. Stamps next to the cluster record both, so that a start without changes runs no
 * command. An external database (`…_DATABASE_URL`) is migrated at every start, never seeded.
 * @param name of the part, for the terminal @param run runs a command of these services
 */
export async function prepareDatabases(
  { settings, progress }: LaunchContext,
  name: string,
  { databases, facts }: { databases: readonly ServiceDatabase[]; facts: SharedConfig },
  run: (command: 'migrate' | 'seed', services: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const memory = join(settings.data, 'postgres');
  const known = databases.map(({ service, isOurs, isNew }) => {
    const migrated = new Stamp(memory, `migrated-${service.name}`, () => migrationInputs(settings.root, service.name));
    const seeded = join(memory, `seeded-${service.name}`);
    const seed = createHash('sha256')
      .update(service.seedOf?.(facts) ?? '')
      .digest('hex');
    if (isNew) rmSync(seeded, { force: true });
    return { name: service.name, isOurs, isNew, seeds: service.seeds && isOurs, migrated, seeded, seed };
  });
  const runFor = async (some: typeof known, command: 'migrate' | 'seed', done: string) => {
    if (some.length === 0) return;
    const names = some.map((one) => one.name);
    await progress.timed(
      name,
      () => run(command, names),
      () => done,
    );
  };

  const stale = known.filter(({ isOurs, isNew, migrated }) => !isOurs || isNew || !migrated.isFresh());
  await runFor(stale, 'migrate', 'database up to date');
  for (const { isOurs, migrated } of stale) if (isOurs) migrated.set();

  const isSeeded = (file: string, seed: string) => existsSync(file) && readFileSync(file, 'utf8') === seed;
  const empty = known.filter(({ seeds, seeded, seed }) => seeds && !isSeeded(seeded, seed));
  await runFor(empty, 'seed', 'demo data written');
  for (const { seeded, seed } of empty) writeFileSync(seeded, seed);
}
