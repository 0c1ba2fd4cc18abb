import { identityIssuers, identityPublicKeys } from '../local/identity/identity-keys.ts';
import { natsPassword, natsUsers } from '../local/servers/nats-users.ts';

/** Services with a database. */
const services = [
  'bookings',
  'catalog',
  'contact',
  'ledger',
  'content',
  'media',
  'notifications',
  'orders',
  'staff',
] as const;

/** Secrets from third parties, with the environment variable that `write-secrets.ts` reads. */
export const givenSecrets = {
  SMTP_URL: 'the mail server, with user and password: smtps:, or smtp: with ?requireTLS=true',
  S3_ACCESS_KEY: 'a key of the object store that may read and write the bucket of images',
  S3_SECRET_KEY: 'its secret',
  S3_READ_ACCESS_KEY: 'a key that may list and read that bucket, for the reconciliation and the back-up',
  S3_READ_SECRET_KEY: 'its secret',
  BACKUP_ACCESS_KEY: 'a key of the store of back-ups',
  BACKUP_SECRET_KEY: 'its secret',
  ALERT_PAGE_URL: 'webhook for alerts that wake somebody',
  ALERT_TICKET_URL: 'webhook for alerts that wait for the morning',
} as const;

export type GivenSecret = keyof typeof givenSecrets;

export interface SecretSource {
  /** A new secret of at least 32 characters that is safe in URLs; the same for the same name. */
  random(name: string): string;
  /** From a third party. */
  given(name: GivenSecret): string;
}

export type Secrets = Record<string, Record<string, string>>;

/** For database URLs, so that the cluster's authority proves who the server is. */
const verified = '?sslmode=verify-full&sslrootcert=/run/postgres-ca/ca.crt';

function shared({ random, given }: SecretSource, databaseOptions: string, isDemo: boolean): Secrets {
  const databaseUrl = (role: string, password: string, name: string): string =>
    `postgres://${role}:${password}@hilltop-rw:5432/hilltop_${name}${databaseOptions}`;
  const databases = services.map((name) => [
    `${name}-database`,
    { DATABASE_URL: databaseUrl(`hilltop_${name}`, random(`database-${name}`), name) },
  ]);
  const readers = services.map((name) => [
    `${name.toUpperCase()}_DATABASE_URL`,
    databaseUrl('hilltop_audit', random('database-audit'), name),
  ]);
  const privateKeyOf = (issuer: string): string => random(`identity-${issuer}`);
  const passwordOf = (user: string): string => natsPassword(random(`nats-${user}`));
  return {
    // Public keys of a service's callers (infra/docs/operations.md, "Rotating secrets").
    identity: Object.fromEntries(
      services.map((name) => [name.toUpperCase(), identityPublicKeys(name, privateKeyOf, { isDemo })]),
    ),
    ...Object.fromEntries(
      identityIssuers({ isDemo }).map((name) => [`${name}-identity`, { IDENTITY_PRIVATE_KEY: privateKeyOf(name) }]),
    ),
    accounts: { ACCOUNT_SECRET: random('accounts') },
    metrics: { METRICS_TOKEN: random('metrics') },
    'booking-links': { BOOKING_LINK_SECRETS: random('booking-links') },
    seals: { SEAL_SECRETS: random('seals') },
    vouchers: { VOUCHER_SECRETS: random('vouchers') },
    mail: { SMTP_URL: given('SMTP_URL') },
    'object-store': { S3_ACCESS_KEY: given('S3_ACCESS_KEY'), S3_SECRET_KEY: given('S3_SECRET_KEY') },
    'nats-users': Object.fromEntries(natsUsers().map((user) => [user.toUpperCase(), passwordOf(user)])),
    'nats-urls': Object.fromEntries(
      natsUsers().map((user) => [user.toUpperCase(), `nats://${user}:${passwordOf(user)}@nats:4222`]),
    ),
    ...Object.fromEntries(databases),
    reconciliation: {
      ...Object.fromEntries(readers),
      S3_ACCESS_KEY: given('S3_READ_ACCESS_KEY'),
      S3_SECRET_KEY: given('S3_READ_SECRET_KEY'),
    },
  };
}

/** Every secret in the overlays `production` and `peak`. */
export function productionSecrets(source: SecretSource): Secrets {
  const { random, given } = source;
  const role = (name: string) => ({ username: `hilltop_${name}`, password: random(`database-${name}`) });
  return {
    ...shared(source, verified, false),
    'backup-store': { ACCESS_KEY: given('BACKUP_ACCESS_KEY'), SECRET_KEY: given('BACKUP_SECRET_KEY') },
    alerts: { PAGE_URL: given('ALERT_PAGE_URL'), TICKET_URL: given('ALERT_TICKET_URL') },
    ...Object.fromEntries([...services, 'audit'].map((name) => [`${name}-role`, role(name)])),
  };
}

/** Every secret in the overlay `local`, which has its own mail server and object store, and a demo account. */
export function localSecrets(random: SecretSource['random']): Secrets {
  const given = (name: GivenSecret): string => {
    if (name === 'SMTP_URL') return 'smtp://mail:1025';
    return name.endsWith('ACCESS_KEY') ? 'hilltop' : random('object-store');
  };
  // The reconciliation's role is called `hilltop_audit`.
  const passwords = [...services, 'audit'].map((name) => [
    `${name.toUpperCase()}_DATABASE_PASSWORD`,
    random(`database-${name}`),
  ]);
  return {
    ...shared({ random, given }, '', true),
    postgres: { POSTGRES_PASSWORD: random('postgres'), ...Object.fromEntries(passwords) },
    'demo-account': { HILLTOP_STAFF_EMAIL: 'staff@hilltop.test', HILLTOP_STAFF_PASSWORD: random('demo-account') },
  };
}
