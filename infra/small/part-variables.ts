import { join } from 'node:path';
import { databaseUrl, natsUrl } from '../local/launch/layout.ts';
import type { Secrets } from '../local/launch/secrets.ts';
import { readSettings } from '../local/launch/settings.ts';
import { services } from '../local/parts.ts';
import { natsPassword, natsUsers } from '../local/servers/nats-users.ts';
import type { Places } from './places.ts';

type Variables = Readonly<Record<string, string>>;

/** What each part of the machine is given, and nothing that only others use. */
export interface PartVariables {
  /** infra/one-process/main.ts */
  readonly hilltop: Variables;
  readonly nats: Variables;
  readonly s3: Variables;
  readonly caddy: Variables;
  readonly reconciliation: Variables;
  /** infra/backup/*.sh */
  readonly backup: Variables;
  /** infra/compose/postgres/databases.sh */
  readonly postgres: Variables;
}

/** One variable per name, e.g. `BOOKINGS_NATS_URL`. */
function forEach(names: readonly string[], suffix: string, value: (name: string) => string): Variables {
  return Object.fromEntries(names.map((name) => [`${name.toUpperCase()}${suffix}`, value(name)]));
}

/** @param settings of `variablesOf`; ports of the servers may be among them */
export function partVariables(
  settings: Variables,
  secrets: Secrets,
  { etc, data, backups }: Places,
): PartVariables {
  const { PORT = '8080', NATS_PORT = '4222', S3_PORT = '9000', PGPORT = '5432' } = settings;
  const { TLS = 'internal', BACKUP_TO = '', BACKUP_KEEP = '14', PUBLIC_URL = '', ...shared } = settings;
  const names = services.map(({ name }) => name);
  const server = `postgres://127.0.0.1:${PGPORT}`;
  const s3 = {
    S3_ENDPOINT: settings.S3_ENDPOINT ?? `http://127.0.0.1:${S3_PORT}`,
    S3_ACCESS_KEY: settings.S3_ACCESS_KEY ?? 'hilltop',
    S3_SECRET_KEY: settings.S3_SECRET_KEY ?? secrets.of('s3'),
    S3_BUCKET: settings.S3_BUCKET ?? 'hilltop',
  };
  const hilltop = {
    ...shared,
    ...s3,
    ...forEach([...names, 'gateway'], '_NATS_URL', (name) => natsUrl(name, secrets, Number(NATS_PORT))),
    PUBLIC_URL,
    PORT,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: server,
    HILLTOP_DATA: data,
    NODE_COMPILE_CACHE: join(data, 'cache'),
  };
  const read = readSettings(hilltop);
  const admin = { PGHOST: '127.0.0.1', PGPORT, POSTGRES_USER: 'postgres', PGPASSWORD: secrets.of('postgres') };
  return {
    hilltop,
    nats: {
      ...forEach(natsUsers(), '', (user) => natsPassword(secrets.of(`nats-${user}`))),
      NATS_PORT,
      NATS_STORE: join(data, 'nats'),
    },
    s3: { ...s3, S3_PORT, S3_DIRECTORY: join(data, 'images') },
    caddy: { PUBLIC_URL, TLS, ADDRESS: new URL(PUBLIC_URL).hostname, UPSTREAM: `127.0.0.1:${PORT}` },
    reconciliation: { ...s3, ...forEach(names, '_DATABASE_URL', (name) => databaseUrl(name, read, secrets, server)) },
    backup: {
      ...admin,
      BACKUPS: backups,
      BACKUP_KEEP,
      BACKUP_TO,
      BACKUP_PASSPHRASE: secrets.of('backup-passphrase'),
      BACKUP_FILES: `${join(etc, 'settings')} ${join(data, 'secrets.json')}`,
      IMAGES: join(data, 'images'),
    },
    postgres: {
      ...admin,
      ...forEach([...names, 'audit'], '_DATABASE_PASSWORD', (name) => secrets.of(`database-${name}`)),
    },
  };
}
