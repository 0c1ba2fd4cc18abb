import { join } from 'node:path';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { Facts, ServicePart } from '../parts.ts';
import { runTool } from '../processes/run-tool.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import type { Replica } from './addresses.ts';
import { startNodePart } from './node-part.ts';
import { SeedRecord } from './seed-record.ts';
import { serviceVariables } from './service-environment.ts';
import type { Servers } from './start-servers.ts';
import { logDirectory, type Workshop } from './workshop.ts';

async function databaseUrl(shop: Workshop, name: string, adminUrl: string | undefined): Promise<string> {
  const given = shop.settings.databaseOf(name);
  if (given) {
    return given;
  }
  if (!adminUrl) {
    throw new Error(`no server for the database of ${name}`);
  }
  return await ensureDatabase(adminUrl, `hilltop_${name}`, shop.secrets.of(`database-${name}`));
}

/** Brings one service up: its database, its pending migrations, its demo data once, then its replicas. */
export async function startService(
  shop: Workshop,
  service: ServicePart,
  { servers, facts, replicas }: { servers: Servers; facts: Facts; replicas: readonly Replica[] },
): Promise<void> {
  const { settings, progress } = shop;
  const { name } = service;
  const directory = join('services', name);
  const cwd = join(settings.root, directory);
  const url = await databaseUrl(shop, name, servers.adminUrl);
  const given = { databaseUrl: url, natsUrl: servers.natsUrl, secret: facts.secretOf(name) };
  const variables = { ...serviceVariables(settings, given), ...service.variables?.(facts) };

  const log = new RotatingLog(logDirectory(settings), `${name}-preparation`);
  const run = (script: string) =>
    runTool({
      name: `${name}'s ${script}`,
      command: process.execPath,
      args: [join(cwd, 'dist', `${script}.js`)],
      cwd,
      // The scripts are told the same as the service, which does not run yet: its port is as good as any.
      env: { ...variables, PORT: '0' },
      log: (line) => log.write(line),
    });
  await progress.timed(
    name,
    () => run('migrate'),
    () => 'database up to date',
  );

  const seeded = new SeedRecord(settings.data);
  // Demo data goes into a database of ours only: one that somebody named is theirs to fill.
  if (service.seeds && !settings.databaseOf(name) && !seeded.has(name)) {
    await progress.timed(
      name,
      () => run('seed'),
      () => 'demo data written',
    );
    seeded.note(name);
  }
  await Promise.all(replicas.map((replica) => startNodePart(shop, 'services', { ...replica, directory, variables })));
}
