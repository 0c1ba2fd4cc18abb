/** Services that have a database. */
const services = ['bookings', 'catalog', 'contact', 'media', 'notifications', 'orders', 'staff'] as const;

/** How to make the secrets of a new cluster; every value is text. */
export interface SecretSource {
  /** A new secret of 43 characters that fits into URLs; the same name gives the same one. */
  random(name: string): string;
}

/**
 * Every secret that the manifests speak of, by name and key. A check holds the manifests against these names; the values are
 * what a first cluster begins with, and a secret manager's business after that.
 */
export function secretsOf({ random }: SecretSource): Record<string, Record<string, string>> {
  const secrets: Record<string, Record<string, string>> = {
    // Who may call a subgraph signs with one; the subgraph accepts all that are listed (infra/README.md, "Rotating secrets").
    identity: Object.fromEntries(services.map((name) => [name.toUpperCase(), random(`identity-${name}`)])),
    callers: Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_SECRET`, random(`identity-${name}`)])),
    'object-store': { S3_ACCESS_KEY: 'hilltop', S3_SECRET_KEY: random('object-store') },
    'backup-store': { ACCESS_KEY: 'hilltop-backups', SECRET_KEY: random('backup-store') },
    metrics: { METRICS_TOKEN: random('metrics') },
    mail: { SMTP_URL: 'smtp://mail:1025' },
    'demo-account': { HILLTOP_STAFF_EMAIL: 'staff@hilltop.test', HILLTOP_STAFF_PASSWORD: random('demo-account') },
  };
  const audit = { username: 'hilltop_audit', password: random('database-audit') };
  secrets['audit-role'] = audit;
  secrets.audit = Object.fromEntries([
    ...services.map((name) => [
      `${name.toUpperCase()}_DATABASE_URL`,
      `postgres://${audit.username}:${audit.password}@hilltop-rw:5432/hilltop_${name}`,
    ]),
    // A first cluster has one key; a store that knows more gives the audit one that lists the bucket and no more.
    ['S3_ACCESS_KEY', 'hilltop'],
    ['S3_SECRET_KEY', random('object-store')],
  ]);
  for (const name of services) {
    const role = { username: `hilltop_${name}`, password: random(`database-${name}`) };
    secrets[`${name}-role`] = role;
    const url = `postgres://${role.username}:${role.password}@hilltop-rw:5432/${role.username}`;
    secrets[`${name}-database`] = { DATABASE_URL: url };
  }
  return secrets;
}
