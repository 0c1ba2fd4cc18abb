import { z } from 'zod';
import type { Bucket } from './list-objects.ts';
import { type Owner, owners } from './reconciliation-context.ts';

/** A week. */
const longestMinutes = 10_080;

const databaseUrl = z
  .string('is not set')
  .refine((text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol), 'must be a postgres:// URL');
const text = z.string('is not set');

const shape = z.object({
  RECONCILE_EVERY_MINUTES: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().max(longestMinutes, `must be at most ${longestMinutes}`))
    .default(0),
  BOOKINGS_DATABASE_URL: databaseUrl,
  CATALOG_DATABASE_URL: databaseUrl,
  CONTACT_DATABASE_URL: databaseUrl,
  CONTENT_DATABASE_URL: databaseUrl,
  LEDGER_DATABASE_URL: databaseUrl,
  MEDIA_DATABASE_URL: databaseUrl,
  NOTIFICATIONS_DATABASE_URL: databaseUrl,
  ORDERS_DATABASE_URL: databaseUrl,
  STAFF_DATABASE_URL: databaseUrl,
  S3_ENDPOINT: z.url('must be a URL').optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_BUCKET: text.optional(),
});

/** Names every missing or wrong variable at once, never a value. */
class IncompleteEnvironmentError extends Error {
  override readonly name = 'IncompleteEnvironmentError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The environment is incomplete: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

export interface ReconciliationEnvironment {
  /** In minutes; 0 runs it once. */
  everyMinutes: number;
  /** Connection string of a service's database, with a password, for a role that may only read what is reconciled. */
  databaseOf(owner: Owner): string;
  /** The bucket, with a key that may list it; undefined: objects are not checked. */
  bucket: Bucket | undefined;
}

/** A blank variable counts as missing. @throws IncompleteEnvironmentError */
export function reconciliationEnvironment(): ReconciliationEnvironment {
  const given = Object.fromEntries(
    Object.keys(shape.shape).flatMap((name) => (process.env[name]?.trim() ? [[name, process.env[name]?.trim()]] : [])),
  );
  const read = shape.safeParse(given);
  if (!read.success) {
    throw new IncompleteEnvironmentError(read.error.issues.map(({ path, message }) => `${path.join()} ${message}`));
  }
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET: bucket } = read.data;
  if (endpoint && !(accessKey && secretKey && bucket)) {
    throw new IncompleteEnvironmentError(['S3_ENDPOINT is set without S3_ACCESS_KEY, S3_SECRET_KEY and S3_BUCKET']);
  }
  const urls = Object.fromEntries(
    owners.map((owner) => [owner, read.data[`${owner.toUpperCase() as Uppercase<Owner>}_DATABASE_URL`]]),
  );
  return {
    everyMinutes: read.data.RECONCILE_EVERY_MINUTES,
    databaseOf: (owner) => urls[owner] ?? '',
    bucket: endpoint && accessKey && secretKey && bucket ? { endpoint, accessKey, secretKey, bucket } : undefined,
  };
}
