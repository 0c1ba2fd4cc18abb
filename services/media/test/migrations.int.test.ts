import { isCheckViolation } from '@hilltop/platform/database/postgres-errors';
import { createLogger } from '@hilltop/platform/logging/logger';
import { commandDataSource } from '@hilltop/platform/service/run-service';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { migrateTwiceAtOnce, undoMigrations } from '@hilltop/platform/testing/try-migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mediaService } from '../src/service.js';

const logger = createLogger({ service: 'media-test', level: 'silent' });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const name = `${'0'.repeat(64)}.jpg`;
const image = (values: string) =>
  `INSERT INTO images (filename, content_type, originalname, bytes, width, height, frames, uploads, uploaded_at) VALUES (${values})`;

describe('the migrations', () => {
  it('bring an empty database to the schema of the entities, also with two concurrent runs', async () => {
    const outcome = await migrateTwiceAtOnce(database.url, mediaService);
    expect(outcome).toEqual({ applied: mediaService.migrations.length, missing: [], bare: [] });
  });

  it.each([
    ['a name that is a path', image(`'../etc/passwd', 'image/jpeg', 'a', 1, 1, 1, 1, 1, now()`)],
    ['a name with a suffix', image(`'${name}' || E'\\n', 'image/jpeg', 'a', 1, 1, 1, 1, 1, now()`)],
    ['another type', image(`'${name}', 'image/svg+xml', 'a', 1, 1, 1, 1, 1, now()`)],
    ['no bytes', image(`'${name}', 'image/jpeg', 'a', 0, 1, 1, 1, 1, now()`)],
    ['no pixels', image(`'${name}', 'image/jpeg', 'a', 1, 0, 1, 1, 1, now()`)],
    ['a use without a version', `INSERT INTO image_uses VALUES (gen_random_uuid(), 'Cup', '${name}', 0)`],
    ['a finished AVIF without bytes', `INSERT INTO renditions VALUES ('${name}', 320, 1, 'made', NULL, 1, now())`],
    ['an unavailable width', `INSERT INTO renditions VALUES ('${name}', 1281, 1, 'none', NULL, 0, now())`],
  ])('make the database refuse %s', async (_, statement) => {
    const dataSource = await commandDataSource(mediaService, database.url, logger).initialize();
    const fault: unknown = await dataSource.query(statement).catch((error: unknown) => error);
    await dataSource.destroy();
    expect(isCheckViolation(fault)).toBe(true);
  });

  it('can be reverted, and applied again', async () => {
    expect(await undoMigrations(database.url, mediaService)).toEqual([]);
  });
});
