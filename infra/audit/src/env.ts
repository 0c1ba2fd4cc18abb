import { z } from 'zod';
import { type Owner, owners } from './audit-context.ts';
import { AuditEnvironmentFault } from './audit-environment-fault.ts';
import type { Bucket } from './list-objects.ts';

/** Longest time between two audits, in minutes: a week. */
const longestMinutes = 10_080;

const databaseUrl = z
  .string('is not set')
  .refine((text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol), 'must be a postgres:// URL');
const text = z.string('is not set');

const shape = z.object({
  AUDIT_EVERY_MINUTES: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().max(longestMinutes, `must be at most ${longestMinutes}`))
    .default(0),
  BOOKINGS_DATABASE_URL: databaseUrl,
  CATALOG_DATABASE_URL: databaseUrl,
  CONTACT_DATABASE_URL: databaseUrl,
  MEDIA_DATABASE_URL: databaseUrl,
  NOTIFICATIONS_DATABASE_URL: databaseUrl,
  ORDERS_DATABASE_URL: databaseUrl,
  STAFF_DATABASE_URL: databaseUrl,
  S3_ENDPOINT: z.url('must be a URL').optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_BUCKET: text.optional(),
});

/** What a deployed audit is told. */
export type AuditEnvironment = {
  /** How often, in minutes; 0 is once. */
  everyMinutes: number;
  /** Connection string of a service's database, for a role that may read what is audited and no more. It holds a password. */
  databaseOf(owner: Owner): string;
  /** The bucket, with a key that may list it; undefined: its objects are not looked at. */
  bucket: Bucket | undefined;
};

/** Reads the variables of the audit; a blank one counts as absent. @throws AuditEnvironmentFault */
export function auditEnvironment(): AuditEnvironment {
  const given = Object.fromEntries(
    Object.keys(shape.shape).flatMap((name) => (process.env[name]?.trim() ? [[name, process.env[name]?.trim()]] : [])),
  );
  const read = shape.safeParse(given);
  if (!read.success) {
    throw new AuditEnvironmentFault(read.error.issues.map(({ path, message }) => `${path.join()} ${message}`));
  }
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET: bucket } = read.data;
  if (endpoint && !(accessKey && secretKey && bucket)) {
    throw new AuditEnvironmentFault(['S3_ENDPOINT is set without S3_ACCESS_KEY, S3_SECRET_KEY and S3_BUCKET']);
  }
  const urls = Object.fromEntries(
    owners.map((owner) => [owner, read.data[`${owner.toUpperCase() as Uppercase<Owner>}_DATABASE_URL`]]),
  );
  return {
    everyMinutes: read.data.AUDIT_EVERY_MINUTES,
    databaseOf: (owner) => urls[owner] ?? '',
    bucket: endpoint && accessKey && secretKey && bucket ? { endpoint, accessKey, secretKey, bucket } : undefined,
  };
}
