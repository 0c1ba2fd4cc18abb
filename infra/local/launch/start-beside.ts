import { join } from 'node:path';
import { readReadyLine } from '../logs/log-line.ts';
import { type SharedConfig, services } from '../parts.ts';
import { type Child, startChild } from '../processes/child.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import type { Instance } from './instance.ts';
import { natsUrl, sharedConfig } from './layout.ts';
import { type RunningPart, readRun } from './run-file.ts';
import { Secrets } from './secrets.ts';
import { gatewayEnvironment, serviceEnvironment } from './service-environment.ts';
import { readSettings, type Settings } from './settings.ts';

/** An additional process. */
export interface Beside {
  /** A compiled checkout, perhaps of another release. */
  readonly root: string;
  readonly port: number;
}

async function start({ root, port }: Beside, directory: string, variables: Record<string, string>): Promise<Child> {
  const cwd = join(root, directory);
  const env = { ...variables, PORT: String(port) };
  const args = [join(cwd, 'dist/main.js')];
  const child = await startChild({
    name: directory,
    command: process.execPath,
    args,
    cwd,
    env,
    stopWithinMs: 20_000,
  });
  try {
    await child.firstLine(readReadyLine);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}

/** For a process that runs next to those of a launcher. */
interface Surroundings {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly facts: SharedConfig;
  readonly parts: readonly RunningPart[];
}

/** @param environment the launcher's @param more addresses of additional processes, by service */
export function surroundings(
  environment: Readonly<Record<string, string | undefined>>,
  more: Readonly<Record<string, readonly string[]>> = {},
): Surroundings {
  const settings = readSettings(environment);
  const secrets = new Secrets(settings.data);
  const parts = readRun(settings.data)?.parts ?? [];
  const addressesOf = (service: string) => [
    ...parts.flatMap(({ name, url }) => (url && (name === service || name.startsWith(`${service}-`)) ? [url] : [])),
    ...(more[service] ?? []),
  ];
  return { settings, secrets, parts, facts: sharedConfig(settings, secrets, { smtp: '', s3: '', addressesOf }) };
}

/** Starts another replica of bookings for a running Hilltop. */
export async function startBookingsBeside(hilltop: Instance, beside: Beside): Promise<Child> {
  const { settings, secrets, facts } = surroundings(hilltop.environment);
  const [bookings] = services.filter(({ name }) => name === 'bookings');
  if (!bookings) throw new Error('there is no service bookings');
  const adminUrl = hilltop.part('postgres').url ?? '';
  const database = await ensureDatabase(adminUrl, 'hilltop_bookings', secrets.of('database-bookings'));
  const addresses = { facts, natsUrlOf: natsOf(hilltop, secrets) };
  return await start(beside, 'services/bookings', serviceEnvironment(settings, bookings, addresses, database.url));
}

/** Starts another gateway for a running Hilltop. @param replicas of bookings that the launcher did not start, also later */
export async function startGatewayBeside(
  hilltop: Instance,
  beside: Beside,
  replicas: readonly string[],
): Promise<Child> {
  const { settings, secrets, facts } = surroundings(hilltop.environment, { bookings: replicas });
  return await start(beside, 'gateway', gatewayEnvironment(settings, { facts, natsUrlOf: natsOf(hilltop, secrets) }));
}

function natsOf(hilltop: Instance, secrets: Secrets): (part: string) => string {
  return (part) => natsUrl(part, secrets, hilltop.part('nats').port ?? 0);
}
