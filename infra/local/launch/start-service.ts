import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/file-tree.ts';
import { Stamp } from '../build/stamp.ts';
import { identityPublicKeys } from '../identity/identity-keys.ts';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { ServicePart } from '../parts.ts';
import { runTool } from '../processes/run-tool.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import { type LaunchContext, logDirectory } from './launch-context.ts';
import type { Layout } from './layout.ts';
import { startNodePart } from './node-part.ts';
import { serviceVariables } from './service-environment.ts';

/** A service's database; a missing local one is created. */
async function findDatabase(
  { settings, secrets }: LaunchContext,
  name: string,
  adminUrl: string | undefined,
): Promise<{ url: string; isOurs: boolean; isNew: boolean }> {
  const given = settings.databaseOf(name);
  if (given || !adminUrl) {
    return { url: given ?? '', isOurs: false, isNew: false };
  }
  return { isOurs: true, ...(await ensureDatabase(adminUrl, `hilltop_${name}`, secrets.of(`database-${name}`))) };
}

/** Starts a service: database, migrations, demo data once, then replicas. */
export async function startService(
  context: LaunchContext,
  service: ServicePart,
  { facts, natsUrlOf, replicas }: Layout,
  adminUrl: string | undefined,
): Promise<void> {
  const { name } = service;
  const directory = join('services', name);
  const database = await findDatabase(context, name, adminUrl);
  const given = {
    databaseUrl: database.url,
    natsUrl: natsUrlOf(name),
    publicKeys: identityPublicKeys(name, facts.privateKeyOf, { isDemo: true }),
  };
  const variables = { ...serviceVariables(context.settings, given), ...service.variables?.(facts) };
  const seed = service.seedOf?.(facts) ?? '';
  await prepareDatabase(context, service, {
    ...database,
    directory: join(context.settings.root, directory),
    variables,
    seed,
  });
  await Promise.all(
    (replicas.get(name) ?? []).map((replica) =>
      startNodePart(context, 'services', {
        ...replica,
        directory,
        variables,
        lowPriority: service.lowPriority === true,
      }),
    ),
  );
}

interface Preparation {
  directory: string;
  variables: Record<string, string>;
  /** What the demo data depends on. */
  seed: string;
  isOurs: boolean;
  isNew: boolean;
}

/** Everything that a migration can import: the sources of service and platform. */
function migrationInputs(root: string, service: string): string[] {
  return [`services/${service}/src`, 'services/shared/platform/src'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => join(root, folder, path)),
  );
}

/**
 * Migrates a local database, and seeds it once. Stamps next to the cluster record both, so that a start without changes
 * skips two processes per service. An external database (`…_DATABASE_URL`) is migrated at every start, never seeded.
 */
async function prepareDatabase(
  { settings, progress, development }: LaunchContext,
  { name, seeds }: ServicePart,
  { directory, variables, seed, isOurs, isNew }: Preparation,
): Promise<void> {
  const memory = join(settings.data, 'postgres');
  const run = (command: 'migrate' | 'seed') => {
    const log = new RotatingLog(logDirectory(settings), `${name}-${command}`);
    return runTool({
      name: `${name}'s ${command}`,
      command: process.execPath,
      args: [join(directory, 'dist/main.js'), command],
      cwd: directory,
      env: variables,
      log: (line) => log.write(line),
    });
  };
  development?.migrations.set(name, () => run('migrate'));

  const migrated = new Stamp(memory, `migrated-${name}`, () => migrationInputs(settings.root, name));
  if (!isOurs || isNew || !migrated.isFresh()) {
    const describe = () => 'database up to date';
    await progress.timed(name, () => run('migrate'), describe);
    if (isOurs) {
      migrated.set();
    }
  }

  const seeded = join(memory, `seeded-${name}`);
  if (isNew) {
    rmSync(seeded, { force: true });
  }
  const fingerprint = createHash('sha256').update(seed).digest('hex');
  if (seeds && isOurs && !(existsSync(seeded) && readFileSync(seeded, 'utf8') === fingerprint)) {
    const describe = () => 'demo data written';
    await progress.timed(name, () => run('seed'), describe);
    writeFileSync(seeded, fingerprint);
  }
}
