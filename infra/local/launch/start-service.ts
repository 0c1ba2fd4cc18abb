import { join } from 'node:path';
import { identityPublicKeys } from '../identity/identity-keys.ts';
import type { ServicePart } from '../parts.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import type { LaunchContext } from './launch-context.ts';
import type { Layout } from './layout.ts';
import { startNodePart } from './node-part.ts';
import { prepareDatabase } from './prepare-database.ts';
import { serviceVariables } from './service-environment.ts';

/** The database of a service. A missing local one is made. */
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

/** Starts a service: its database, pending migrations, demo data once, then its replicas. */
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
