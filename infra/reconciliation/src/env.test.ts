import { afterEach, expect, it } from '@jest/globals';
import { reconciliationEnvironment } from './env.ts';
import { owners } from './reconciliation-context.ts';

const before = process.env;
afterEach(() => {
  process.env = before;
});

const databases = Object.fromEntries(
  owners.map((owner) => [`${owner.toUpperCase()}_DATABASE_URL`, `postgres://hilltop_audit:x@db/hilltop_${owner}`]),
);
const read = (given: Record<string, string>) => {
  process.env = given;
  return reconciliationEnvironment();
};

it('knows each database, and looks once and into no bucket unless told', () => {
  const { everyMinutes, databaseOf, bucket } = read({ ...databases, S3_ENDPOINT: ' ' });
  expect([everyMinutes, bucket]).toEqual([0, undefined]);
  for (const owner of owners) expect(databaseOf(owner)).toMatch(new RegExp(`/hilltop_${owner}$`));
});

it('takes a bucket, and how often', () => {
  const store = { S3_ENDPOINT: 'http://s3:9000', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', S3_BUCKET: 'c' };
  const { everyMinutes, bucket } = read({ ...databases, ...store, RECONCILE_EVERY_MINUTES: '60' });
  expect(everyMinutes).toBe(60);
  expect(bucket).toEqual({ endpoint: 'http://s3:9000', accessKey: 'a', secretKey: 'b', bucket: 'c' });
});

it.each([
  [{ ...databases, STAFF_DATABASE_URL: '' }, 'STAFF_DATABASE_URL is not set'],
  [{ ...databases, MEDIA_DATABASE_URL: 'mysql://db' }, 'MEDIA_DATABASE_URL must be a postgres:// URL'],
  [{ ...databases, RECONCILE_EVERY_MINUTES: 'hourly' }, 'RECONCILE_EVERY_MINUTES must be a whole number'],
  [{ ...databases, S3_ENDPOINT: 'http://s3:9000' }, 'S3_ENDPOINT is set without'],
])('refuses %j', (given, sentence) => {
  expect(() => read(given)).toThrow(sentence);
});

it('names all that is missing at once, and no value', () => {
  expect(() => read({ BOOKINGS_DATABASE_URL: 'secret-typed-here' })).toThrow(
    /BOOKINGS_DATABASE_URL must.*CATALOG_DATABASE_URL is not set.*STAFF_DATABASE_URL is not set/,
  );
  expect(() => read({ BOOKINGS_DATABASE_URL: 'secret-typed-here' })).not.toThrow(/secret-typed-here/);
});
