import { databaseUrl } from '../local/launch/layout.ts';
import type { Secrets } from '../local/launch/secrets.ts';
import { readSettings } from '../local/launch/settings.ts';
import { services } from '../local/parts.ts';
import { natsPassword, natsUsers } from '../local/servers/nats-users.ts';

type Variables = Readonly<Record<string, string>>;
const parts = ['hilltop', 'migrate', 'postgres', 'nats', 's3', 'caddy', 'reconciliation', 'backup'] as const;

/** What each part is given. `migrate` has, besides what `hilltop` has, the right to make databases and roles. */
export type PartVariables = Readonly<Record<(typeof parts)[number], Variables>>;

/** One variable per name, e.g. `BOOKINGS_NATS_URL`. */
function forEach(names: readonly string[], suffix: string, value: (name: string) => string): Variables {
  return Object.fromEntries(names.map((name) => [`${name.toUpperCase()}${suffix}`, value(name)]));
}

type Folders = Readonly<Record<'etc' | 'data' | 'backups', string>>;

/** Names on the network of infra/small/compose.yml, and folders in its containers. */
export const inContainers = {
  settings: {
    ...{ HOST: '0.0.0.0', PGHOST: 'postgres', NATS_HOST: 'nats', S3_ENDPOINT: 'http://s3:9000' },
    ...{ UPSTREAM: 'hilltop:8080', RECONCILE_EVERY_MINUTES: '60' },
  },
  folders: { etc: '/etc/hilltop', data: '/data', backups: '/backups' },
};

/** @param settings of `variablesOf`; hosts and ports of the servers may be among them */
export function partVariables(settings: Variables, secrets: Secrets, { etc, data, backups }: Folders): PartVariables {
  const { TLS = '', BACKUP_TO = '', BACKUP_KEEP = '14', BACKUP_AT = '09:30', UPSTREAM, ...shared } = settings;
  const { PORT = '8080', PUBLIC_URL = '', PGHOST = '127.0.0.1', PGPORT = '5432' } = settings;
  const { NATS_HOST = '127.0.0.1', NATS_PORT = '4222', NATS_MONITOR_PORT = '8222', S3_PORT = '9000' } = settings;
  const natsPasswordOf = (user: string): string => natsPassword(secrets.of(`nats-${user}`));
  const names = services.map(({ name }) => name);
  const server = `postgres://${PGHOST}:${PGPORT}`;
  const password = secrets.of('postgres');
  const s3 = {
    S3_ENDPOINT: settings.S3_ENDPOINT ?? `http://127.0.0.1:${S3_PORT}`,
    S3_ACCESS_KEY: settings.S3_ACCESS_KEY ?? 'hilltop',
    S3_SECRET_KEY: settings.S3_SECRET_KEY ?? secrets.of('s3'),
    S3_BUCKET: settings.S3_BUCKET ?? 'hilltop',
  };
  const hilltop = {
    HOST: '127.0.0.1',
    ...shared,
    ...s3,
    ...forEach([...names, 'gateway'], '_NATS_URL', (name) => {
      return `nats://${name}:${natsPasswordOf(name)}@${NATS_HOST}:${NATS_PORT}`;
    }),
    ...{ PORT, TRUSTED_PROXIES: '1', DATABASE_URL: server },
    // What is outside of the heap needs the rest of 700 MB.
    NODE_OPTIONS: '--max-old-space-size=320 --max-semi-space-size=4',
    // Threads that work on photos would each keep memory for themselves: glibc has 16 such stores on two cores.
    MALLOC_ARENA_MAX: '2',
    ...{ HILLTOP_DATA: data, NODE_COMPILE_CACHE: `${data}/cache` },
  };
  const read = readSettings(hilltop);
  return {
    hilltop,
    migrate: { DATABASE_URL: `postgres://postgres:${password}@${PGHOST}:${PGPORT}/postgres` },
    postgres: { POSTGRES_PASSWORD: password },
    nats: {
      ...forEach(natsUsers(), '', natsPasswordOf),
      ...{ NATS_PORT, NATS_MONITOR_PORT, NATS_STORE: `${data}/nats`, GOMEMLIMIT: '48MiB' },
    },
    s3: {
      ...{ S3_PORT, S3_DIRECTORY: `${data}/images`, S3_ACCESS_KEY: s3.S3_ACCESS_KEY, S3_SECRET_KEY: s3.S3_SECRET_KEY },
      // MinIO's names for the same.
      ...{ MINIO_ROOT_USER: s3.S3_ACCESS_KEY, MINIO_ROOT_PASSWORD: s3.S3_SECRET_KEY },
    },
    caddy: { PUBLIC_URL, TLS, ADDRESS: new URL(PUBLIC_URL).hostname, UPSTREAM: UPSTREAM ?? `127.0.0.1:${PORT}` },
    reconciliation: {
      RECONCILE_EVERY_MINUTES: settings.RECONCILE_EVERY_MINUTES ?? '0',
      ...s3,
      ...forEach(names, '_DATABASE_URL', (name) => databaseUrl(name, read, secrets, server)),
    },
    backup: {
      ...{
        PGHOST,
        PGPORT,
        POSTGRES_USER: 'postgres',
        PGPASSWORD: password,
        IMAGES: `${data}/images`,
        BACKUPS: backups,
      },
      ...{ BACKUP_PASSPHRASE: secrets.of('backup-passphrase'), BACKUP_FILES: `${etc}/settings ${data}/secrets.json` },
      ...{ BACKUP_AT, BACKUP_KEEP, BACKUP_TO },
    },
  };
}
