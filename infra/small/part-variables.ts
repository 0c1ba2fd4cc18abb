import { databaseUrl, natsUrl } from '../local/launch/layout.ts';
import type { Secrets } from '../local/launch/secrets.ts';
import { readSettings } from '../local/launch/settings.ts';
import { services } from '../local/parts.ts';
import { natsPassword, natsUsers } from '../local/servers/nats-users.ts';

type Variables = Readonly<Record<string, string>>;
const parts = ['hilltop', 'nats', 's3', 'caddy', 'reconciliation', 'backup', 'databases'] as const;

/** What each part is given: one process, three servers, and the programs of infra/reconciliation, infra/backup and infra/compose/postgres. */
export type PartVariables = Readonly<Record<(typeof parts)[number], Variables>>;

/** One variable per name, e.g. `BOOKINGS_NATS_URL`. */
function forEach(names: readonly string[], suffix: string, value: (name: string) => string): Variables {
  return Object.fromEntries(names.map((name) => [`${name.toUpperCase()}${suffix}`, value(name)]));
}

/** @param settings of `variablesOf`; ports of the servers may be among them */
export function partVariables(
  { TLS = '', BACKUP_TO = '', BACKUP_KEEP = '14', ...settings }: Variables,
  secrets: Secrets,
  { etc, data, backups }: Readonly<Record<'etc' | 'data' | 'backups', string>>,
): PartVariables {
  const { PORT = '8080', NATS_PORT = '4222', S3_PORT = '9000', PGPORT = '5432', PUBLIC_URL = '' } = settings;
  const names = services.map(({ name }) => name);
  const server = `postgres://127.0.0.1:${PGPORT}`;
  const s3 = {
    S3_ENDPOINT: settings.S3_ENDPOINT ?? `http://127.0.0.1:${S3_PORT}`,
    S3_ACCESS_KEY: settings.S3_ACCESS_KEY ?? 'hilltop',
    S3_SECRET_KEY: settings.S3_SECRET_KEY ?? secrets.of('s3'),
    S3_BUCKET: settings.S3_BUCKET ?? 'hilltop',
  };
  const hilltop = {
    ...settings,
    ...s3,
    ...forEach([...names, 'gateway'], '_NATS_URL', (name) => natsUrl(name, secrets, Number(NATS_PORT))),
    ...{ PORT, HOST: '127.0.0.1', TRUSTED_PROXIES: '1', DATABASE_URL: server },
    ...{ HILLTOP_DATA: data, NODE_COMPILE_CACHE: `${data}/cache` },
  };
  const read = readSettings(hilltop);
  const admin = { PGHOST: '127.0.0.1', PGPORT, POSTGRES_USER: 'postgres', PGPASSWORD: secrets.of('postgres') };
  const passwordOf = (name: string): string => secrets.of(`database-${name}`);
  return {
    hilltop,
    nats: {
      ...forEach(natsUsers(), '', (user) => natsPassword(secrets.of(`nats-${user}`))),
      ...{ NATS_PORT, NATS_STORE: `${data}/nats` },
    },
    s3: { ...s3, S3_PORT, S3_DIRECTORY: `${data}/images` },
    caddy: { PUBLIC_URL, TLS, ADDRESS: new URL(PUBLIC_URL).hostname, UPSTREAM: `127.0.0.1:${PORT}` },
    reconciliation: { ...s3, ...forEach(names, '_DATABASE_URL', (name) => databaseUrl(name, read, secrets, server)) },
    backup: {
      ...admin,
      ...{ BACKUPS: backups, BACKUP_KEEP, BACKUP_TO, BACKUP_PASSPHRASE: secrets.of('backup-passphrase') },
      ...{ IMAGES: `${data}/images`, BACKUP_FILES: `${etc}/settings ${data}/secrets.json` },
    },
    databases: { ...admin, ...forEach([...names, 'audit'], '_DATABASE_PASSWORD', passwordOf) },
  };
}
