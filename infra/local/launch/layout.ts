import { join } from 'node:path';
import type { ServicePart, SharedConfig } from '../parts.ts';
import { freePorts } from '../ports/free-port.ts';
import { natsPassword } from '../servers/nats-users.ts';
import { ownerUrl } from '../servers/postgres-databases.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** One process of a service. */
export interface Replica {
  name: string;
  port: number;
}

interface Ports {
  postgres: number;
  nats: number;
  s3: number;
  smtp: number;
  gateway: number;
}

/** All addresses, chosen before anything starts. */
export interface Layout {
  ports: Ports;
  /** With the part's user and password. */
  natsUrlOf(part: string): string;
  /** Its role may not have been created yet. */
  databaseUrlOf(service: string): string;
  replicas: ReadonlyMap<string, readonly Replica[]>;
  facts: SharedConfig;
}

function replicasOf(service: string, ports: readonly number[]): Replica[] {
  return ports.map((port, at) => ({ name: ports.length > 1 ? `${service}-${at + 1}` : service, port }));
}

/** Chooses free ports for the servers and every replica, and creates the configuration that the parts share. */
export async function chooseLayout(
  services: readonly ServicePart[],
  settings: Settings,
  secrets: Secrets,
): Promise<Layout> {
  const counts = services.map(({ name }) => settings.replicasOf(name));
  const [postgres = 0, nats = 0, s3 = 0, smtp = 0, ...free] = await freePorts(
    counts.reduce((sum, count) => sum + count, 4),
  );
  const replicas = new Map<string, readonly Replica[]>();
  services.forEach(({ name }, at) => {
    replicas.set(name, replicasOf(name, free.splice(0, counts[at])));
  });
  return {
    ports: { postgres, nats, s3, smtp, gateway: settings.sitePort },
    natsUrlOf: (part) => settings.natsUrl ?? natsUrl(part, secrets, nats),
    databaseUrlOf: (name) => databaseUrl(name, settings, secrets, `postgres://127.0.0.1:${postgres}`),
    replicas,
    facts: sharedConfig(settings, secrets, {
      smtp: `smtp://127.0.0.1:${smtp}`,
      s3: `http://127.0.0.1:${s3}`,
      addressesOf: (name) => (replicas.get(name) ?? []).map(({ port }) => `http://127.0.0.1:${port}`),
    }),
  };
}

/** @param serverUrl of the server that has the databases which no variable names */
export function databaseUrl(name: string, settings: Settings, secrets: Secrets, serverUrl: string): string {
  return settings.databaseOf(name) ?? ownerUrl(serverUrl, `hilltop_${name}`, secrets.of(`database-${name}`));
}

/** @param user of accounts.conf */
export function natsUrl(user: string, secrets: Secrets, port: number): string {
  return `nats://${user}:${natsPassword(secrets.of(`nats-${user}`))}@127.0.0.1:${port}`;
}

export function sharedConfig(
  settings: Settings,
  secrets: Secrets,
  local: { smtp: string; s3: string; addressesOf(service: string): readonly string[] },
): SharedConfig {
  const localKeys = { accessKey: 'hilltop', secretKey: secrets.of('s3'), bucket: 'hilltop' };
  return {
    siteUrl: settings.siteUrl,
    smtpUrl: settings.smtpUrl ?? local.smtp,
    s3: settings.s3 ?? { endpoint: local.s3, ...localKeys },
    uploadDirectory: join(settings.data, 'run/uploads'),
    staff: { email: settings.staff.email, password: settings.staff.password ?? secrets.of('staff-password') },
    accountSecret: secrets.of('accounts'),
    metricsToken: secrets.of('metrics'),
    bookingLinkSecret: secrets.of('booking-links'),
    sealSecret: secrets.of('seals'),
    voucherSecret: secrets.of('vouchers'),
    payment: settings.payment,
    stripePublishableKey: settings.stripePublishableKey,
    addressesOf: (name) => local.addressesOf(name).join(),
    privateKeyOf: (name) => secrets.of(`identity-key-${name}`),
  };
}
