import { join } from 'node:path';
import type { ServicePart } from '../parts.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import type { Layout } from './layout.ts';
import { startNodePart } from './node-part.ts';
import { prepareDatabase } from './prepare-database.ts';
import { serviceVariables } from './service-environment.ts';
import type { Workshop } from './workshop.ts';

/** Where the service's database is, made where it is ours and missing. */
async function findDatabase(
  { settings, secrets }: Workshop,
  name: string,
  adminUrl: string | undefined,
): Promise<{ url: string; isOurs: boolean; isNew: boolean }> {
  const given = settings.databaseOf(name);
  if (given || !adminUrl) {
    return { url: given ?? '', isOurs: false, isNew: false };
  }
  return { isOurs: true, ...(await ensureDatabase(adminUrl, `hilltop_${name}`, secrets.of(`database-${name}`))) };
}

/** Brings one service up: its database, its pending migrations, its demo data once, then its replicas. */
export async function startService(
  shop: Workshop,
  service: ServicePart,
  { facts, natsUrl, replicas }: Layout,
  adminUrl: string | undefined,
): Promise<void> {
  const { name } = service;
  const directory = join('services', name);
  const database = await findDatabase(shop, name, adminUrl);
  const given = { databaseUrl: database.url, natsUrl, secret: facts.secretOf(name) };
  const variables = { ...serviceVariables(shop.settings, given), ...service.variables?.(facts) };
  const seed = service.seedOf?.(facts) ?? '';
  await prepareDatabase(shop, service, {
    ...database,
    directory: join(shop.settings.root, directory),
    variables,
    seed,
  });
  await Promise.all(
    (replicas.get(name) ?? []).map((replica) =>
      startNodePart(shop, 'services', { ...replica, directory, variables, givesWay: service.givesWay === true }),
    ),
  );
}
