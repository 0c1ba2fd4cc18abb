import { join } from 'node:path';
import { identityPublicKeys } from '../local/identity/identity-keys.ts';
import { surroundings } from '../local/launch/beside.ts';
import type { Instance } from '../local/launch/instance.ts';
import { natsUrl } from '../local/launch/layout.ts';
import { processVariables, serviceVariables } from '../local/launch/service-environment.ts';
import { readReadyLine } from '../local/logs/log-line.ts';
import { gatewayVariables, services } from '../local/parts.ts';
import { freePorts } from '../local/ports/free-port.ts';
import { type Child, startChild } from '../local/processes/child.ts';
import { ensureDatabase } from '../local/servers/postgres-databases.ts';

const readyWithinMs = 60_000;

/** What of the release before still runs while the present one rolls out: a replica of bookings, and a gateway that knows both. */
export interface OlderParts {
  readonly site: string;
  readonly bookings: string;
  stop(): Promise<void>;
}

async function start(root: string, directory: string, env: Record<string, string>): Promise<Child> {
  const cwd = join(root, directory);
  const name = `the older ${directory}`;
  const args = [join(cwd, 'dist/main.js')];
  const child = await startChild({ name, command: process.execPath, args, cwd, env, stopWithinMs: 20_000 });
  await child.firstLine(readReadyLine, readyWithinMs);
  return child;
}

/** Starts them beside a running Hilltop. @param root the checkout of the release before, compiled */
export async function startOlderParts(instance: Instance, root: string): Promise<OlderParts> {
  const [bookingsPort = 0, gatewayPort = 0] = await freePorts(2);
  const bookings = `http://127.0.0.1:${bookingsPort}`;
  const { settings, secrets, facts } = surroundings(instance.environment, { bookings: [bookings] });
  const adminUrl = instance.part('postgres').url ?? '';
  const database = await ensureDatabase(adminUrl, 'hilltop_bookings', secrets.of('database-bookings'));
  const given = {
    databaseUrl: database.url,
    natsUrl: natsUrl('bookings', secrets, instance.part('nats').port ?? 0),
    publicKeys: identityPublicKeys('bookings', facts.privateKeyOf, { isDemo: true }),
  };
  const own = services.find(({ name }) => name === 'bookings')?.variables?.(facts);
  const replica = await start(root, 'services/bookings', {
    ...serviceVariables(settings, given),
    ...own,
    PORT: String(bookingsPort),
  });
  const gateway = await start(root, 'gateway', {
    ...processVariables(settings),
    ...gatewayVariables(facts),
    NATS_URL: natsUrl('gateway', secrets, instance.part('nats').port ?? 0),
    PORT: String(gatewayPort),
  });
  return {
    site: `http://127.0.0.1:${gatewayPort}`,
    bookings,
    stop: async () => {
      await gateway.stop();
      await replica.stop();
    },
  };
}
