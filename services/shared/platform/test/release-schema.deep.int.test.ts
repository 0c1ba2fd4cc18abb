import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { releaseSchema } from '../src/database/release-schema.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { memoryLog } from './support/memory-log.js';

type Migration = new () => MigrationInterface;

/** What the service had before the migrations were folded. */
class CreateShelf1700000000001 implements MigrationInterface {
  async up(session: QueryRunner): Promise<void> {
    await session.query('CREATE TABLE shelf (id int PRIMARY KEY)');
  }

  async down(): Promise<void> {}
}

class WidenShelf1700000000002 implements MigrationInterface {
  async up(session: QueryRunner): Promise<void> {
    await session.query('ALTER TABLE shelf ADD width int');
  }

  async down(): Promise<void> {}
}

class PaintShelf1700000000003 implements MigrationInterface {
  async up(session: QueryRunner): Promise<void> {
    await session.query('ALTER TABLE shelf ADD color text');
  }

  async down(): Promise<void> {}
}

let folder: string;
let database: TestDatabase;
let folded: readonly Migration[];

const sourceOf = (migrations: readonly Migration[]): DataSource =>
  createDataSource({
    url: database.url,
    entities: [],
    migrations: [...migrations],
    applicationName: 'migrate',
    logger: memoryLog().logger,
  });

const migrate = (migrations: readonly Migration[]) =>
  runMigrations(sourceOf(migrations), { logger: memoryLog().logger });

async function columns(): Promise<string[]> {
  const source = await sourceOf([]).initialize();
  try {
    const found: { name: string }[] = await source.query(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'shelf' ORDER BY ordinal_position",
    );
    return found.map(({ name }) => name);
  } finally {
    await source.destroy();
  }
}

beforeEach(async () => {
  database = await createTestDatabase({ migrations: [] });
  folder = await mkdtemp(join(tmpdir(), 'hilltop-release-'));
  const file = join(folder, 'release-0.2.0.sql');
  await writeFile(file, 'CREATE TABLE shelf (id int PRIMARY KEY, width int);');
  const Release020 = releaseSchema({
    release: '0.2.0',
    lastMigration: 'WidenShelf1700000000002',
    file: pathToFileURL(file),
    shared: [],
  });
  folded = [Release020, PaintShelf1700000000003];
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('migrations that begin at a release', () => {
  it('make an empty database', async () => {
    await migrate(folded);
    expect(await columns()).toEqual(['id', 'width', 'color']);
  });

  it('go on from a database of that release', async () => {
    await migrate([CreateShelf1700000000001, WidenShelf1700000000002]);
    await migrate(folded);
    expect(await columns()).toEqual(['id', 'width', 'color']);
  });

  it('refuse a database of an older release, and leave it as it is', async () => {
    await migrate([CreateShelf1700000000001]);
    await expect(migrate(folded)).rejects.toThrow(
      'This database is older than release 0.2.0: upgrade it to 0.2.0 first.',
    );
    expect(await columns()).toEqual(['id']);
    await migrate([CreateShelf1700000000001, WidenShelf1700000000002]);
    expect(await columns()).toEqual(['id', 'width']);
  });
});
