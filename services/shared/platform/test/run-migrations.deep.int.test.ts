import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { memoryLog } from './support/memory-log.js';
import { proxyFor } from './support/tcp-proxy.js';

class CreateShelf1700000000001 implements MigrationInterface {
  async up(session: QueryRunner): Promise<void> {
    await session.query('CREATE TABLE shelf (id int PRIMARY KEY)');
    await session.query('SELECT pg_sleep(0.5)');
  }

  async down(session: QueryRunner): Promise<void> {
    await session.query('DROP TABLE shelf');
  }
}

class FillShelf1700000000002 implements MigrationInterface {
  static broken = false;

  async up(session: QueryRunner): Promise<void> {
    await session.query('INSERT INTO shelf VALUES (1)');
    if (FillShelf1700000000002.broken) throw new Error('half-way');
  }

  async down(session: QueryRunner): Promise<void> {
    await session.query('DELETE FROM shelf');
  }
}

const names = ['CreateShelf1700000000001', 'FillShelf1700000000002'];
let database: TestDatabase;

const sourceOf = (url: string, statementMs = 10_000): DataSource =>
  createDataSource({
    url,
    entities: [],
    migrations: [CreateShelf1700000000001, FillShelf1700000000002],
    applicationName: 'migrate',
    logger: memoryLog().logger,
    statementMs,
  });

const ask = async (statement: string): Promise<unknown> => {
  const source = sourceOf(database.url);
  await source.initialize();
  try {
    return await source.query(statement);
  } finally {
    await source.destroy();
  }
};

beforeEach(async () => {
  FillShelf1700000000002.broken = false;
  database = await createTestDatabase({ migrations: [] });
});

afterEach(() => database?.close());

describe('runMigrations', () => {
  it('applies pending migrations and creates nothing else', async () => {
    const { logger } = memoryLog();
    expect(await runMigrations(sourceOf(database.url), { logger })).toEqual(names);
    expect(await runMigrations(sourceOf(database.url), { logger })).toEqual([]);
    expect(
      await ask(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`),
    ).toEqual([{ table_name: 'migrations' }, { table_name: 'shelf' }]);
  });

  it('runs each migration once with two concurrent runs', async () => {
    const { logger } = memoryLog();
    const runs = await Promise.all([1, 2, 3].map(() => runMigrations(sourceOf(database.url), { logger })));
    expect(runs.flat().sort()).toEqual(names);
    expect(await ask('SELECT name FROM migrations ORDER BY id')).toEqual(names.map((name) => ({ name })));
  });

  it("is not limited by the services' statement timeout", async () => {
    expect(await runMigrations(sourceOf(database.url, 200), { logger: memoryLog().logger })).toEqual(names);
  });

  it('keeps migrations before a failed one, rolls that one back, and can be retried', async () => {
    const { logger } = memoryLog();
    FillShelf1700000000002.broken = true;
    await expect(runMigrations(sourceOf(database.url), { logger })).rejects.toThrow('half-way');
    expect(await ask('SELECT * FROM shelf')).toEqual([]);
    FillShelf1700000000002.broken = false;
    expect(await runMigrations(sourceOf(database.url), { logger })).toEqual([names[1]]);
  });

  it('waits for a database that is not up yet, and logs it', async () => {
    const log = memoryLog();
    const { proxy, url } = await proxyFor(database.url);
    await proxy.down();
    setTimeout(() => void proxy.up(), 700);
    expect(await runMigrations(sourceOf(url), { logger: log.logger })).toEqual(names);
    expect(log.saying('waiting for the database')).toMatchObject([{ level: 'warn', err: { code: 'ECONNREFUSED' } }]);
    await proxy.down();
  });

  it('times out when the database does not come up', async () => {
    const { proxy, url } = await proxyFor(database.url);
    await proxy.down();
    await expect(runMigrations(sourceOf(url), { logger: memoryLog().logger, connectMs: 600 })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});

describe('functions', () => {
  let folder: string;
  let file: URL;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'functions-'));
    file = pathToFileURL(join(folder, 'books.sql'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const counting = (shelves: string) =>
    `CREATE OR REPLACE FUNCTION books() RETURNS bigint LANGUAGE sql AS 'SELECT ${shelves} * count(*) FROM shelf'`;
  const migrate = () => runMigrations(sourceOf(database.url), { logger: memoryLog().logger, functions: [file] });
  const books = async () => ((await ask('SELECT books()::integer AS books')) as [{ books: number }])[0].books;
  const applied = () => ask('SELECT hash, applied_at FROM applied_functions');

  it('are applied after the migrations, and again when their text has changed', async () => {
    await writeFile(file, counting('10'));
    await migrate();
    expect(await books()).toBe(10);
    const first = await applied();
    await migrate();
    expect(await applied()).toEqual(first);
    await writeFile(file, counting('20'));
    await Promise.all([migrate(), migrate()]);
    expect(await books()).toBe(20);
  });

  it('stay as they were when the new text is wrong', async () => {
    await writeFile(file, counting('10'));
    await migrate();
    await writeFile(file, `${counting('20')}; SELECT nothing_like_it()`);
    await expect(migrate()).rejects.toThrow('nothing_like_it');
    expect(await books()).toBe(10);
    await writeFile(file, counting('30'));
    await migrate();
    expect(await books()).toBe(30);
  });
});
