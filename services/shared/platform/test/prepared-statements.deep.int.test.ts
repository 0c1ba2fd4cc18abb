import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { poolOf } from '../src/database/pool.js';
import { isCheckViolation } from '../src/database/postgres-errors.js';
import {
  type PreparedStatement,
  PreparedStatements,
  StatementOutcomeUnknownError,
} from '../src/database/prepared-statements.js';
import { eventually } from '../src/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { memoryLog } from './support/memory-log.js';
import { proxyFor } from './support/tcp-proxy.js';

const take: PreparedStatement = {
  name: 'take',
  text: 'UPDATE counter SET taken = taken + $1 WHERE taken + $1 <= 10 RETURNING taken',
};
const read: PreparedStatement = { name: 'read', text: 'SELECT * FROM counter', readOnly: true };
const sleepThenTake: PreparedStatement = {
  name: 'sleep_then_take',
  text: 'UPDATE counter SET taken = taken + 1 FROM (SELECT pg_sleep(2)) AS nap RETURNING taken',
};
const sleepThenRead: PreparedStatement = {
  name: 'sleep_then_read',
  text: 'SELECT taken FROM counter, (SELECT pg_sleep(0.3)) AS nap',
  readOnly: true,
};
const sleepLongThenRead: PreparedStatement = {
  name: 'sleep_long_then_read',
  text: 'SELECT taken FROM counter, (SELECT pg_sleep(2)) AS nap',
  readOnly: true,
};

let database: TestDatabase;
let source: DataSource;
let hot: PreparedStatements;

/** Ends every session of the application, as a restart of the server does. @param at once one of them sleeps */
const killSessions = async (at?: 'work'): Promise<void> => {
  const other = createDataSource({
    url: database.url,
    entities: [],
    applicationName: 'killer',
    logger: memoryLog().logger,
    connectMs: 20_000,
  });
  await other.initialize();
  const sleeping = `SELECT FROM pg_stat_activity WHERE application_name = 'hot' AND wait_event = 'PgSleep'`;
  if (at === 'work') await eventually(async () => expect(await other.query(sleeping)).not.toHaveLength(0));
  await other.query(
    `SET ROLE NONE; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hot' AND datname = current_database(); RESET ROLE`,
  );
  await other.destroy();
  // The pool notices in the next turns of the event loop.
  await pause(50);
};
const taken = async (): Promise<number | undefined> => (await hot.run<{ taken: number }>(read, []))[0]?.taken;

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [] });
  source = createDataSource({
    url: database.url,
    entities: [],
    applicationName: 'hot',
    poolSize: 4,
    logger: memoryLog().logger,
    connectMs: 20_000,
  });
  await source.initialize();
  hot = new PreparedStatements(source);
});

afterAll(async () => {
  await source?.destroy();
  await database?.close();
});

beforeEach(async () => {
  await source.query('DROP TABLE IF EXISTS counter');
  await source.query('CREATE TABLE counter (taken int NOT NULL CHECK (taken >= 0))');
  await source.query('INSERT INTO counter VALUES (0)');
  await killSessions();
});

describe('PreparedStatements', () => {
  it('prepares a statement once per connection', async () => {
    for (let time = 0; time < 5; time++) await hot.run(take, [1]);
    const prepared = await source.query(
      `SELECT name, generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE name = 'take'`,
    );
    expect(prepared).toEqual([{ name: 'take', runs: '5' }]);
  });

  it("shares the ORM's pool and its limit", async () => {
    await Promise.all(Array.from({ length: 12 }, () => hot.run(sleepThenRead, [])));
    expect(poolOf(source).totalCount).toBe(4);
    expect(poolOf(source).idleCount).toBe(4);
  });

  it('returns the rows, and none when nothing was changed', async () => {
    expect(await hot.run(take, [10])).toEqual([{ taken: 10 }]);
    expect(await hot.run(take, [1])).toEqual([]);
  });

  it("throws the server's error and keeps the connection", async () => {
    const before = poolOf(source).totalCount;
    await expect(hot.run(take, [-1])).rejects.toMatchObject({ code: '23514' });
    await hot.run(take, [-1]).catch((error: unknown) => expect(isCheckViolation(error)).toBe(true));
    expect(poolOf(source).totalCount).toBe(Math.max(1, before));
  });

  it('works immediately after all idle sessions were ended', async () => {
    await Promise.all(Array.from({ length: 4 }, () => hot.run(sleepThenRead, [])));
    await killSessions();
    expect(await Promise.all(Array.from({ length: 4 }, () => hot.run(take, [1])))).toHaveLength(4);
    expect(await taken()).toBe(4);
  });

  it('does not retry a statement that may have run, and reports it', async () => {
    const outcome = expect(hot.run(sleepThenTake, [])).rejects.toThrow(StatementOutcomeUnknownError);
    await killSessions('work');
    await outcome;
    expect(await taken()).toBe(0);
    await hot.run(sleepThenTake, []);
    expect(await taken()).toBe(1);
  });

  it('retries a read-only statement', async () => {
    const outcome = hot.run(sleepLongThenRead, []);
    await killSessions('work');
    expect(await outcome).toEqual([{ taken: 0 }]);
  });

  it('times out when the server hangs', async () => {
    const { proxy, url } = await proxyFor(database.url);
    const { logger } = memoryLog();
    const silent = createDataSource({ url, entities: [], applicationName: 'silent', logger, statementMs: 1_000 });
    await silent.initialize();
    await new PreparedStatements(silent).run(take, [1]);
    proxy.hang();
    await expect(new PreparedStatements(silent).run(take, [1])).rejects.toThrow(StatementOutcomeUnknownError);
    proxy.resume();
    expect(await new PreparedStatements(silent).run(take, [1])).toEqual([{ taken: 2 }]);
    await silent.destroy();
    await proxy.down();
  });

  it('replans stale prepared statements after a migration, on every connection', async () => {
    await Promise.all(Array.from({ length: 4 }, () => hot.run(sleepThenRead, []).then(() => hot.run(read, []))));
    await Promise.all(Array.from({ length: 8 }, () => hot.run(read, [])));
    await source.query(`ALTER TABLE counter ADD COLUMN note text DEFAULT 'new'`);
    for (let time = 0; time < 6; time++) expect(await hot.run(read, [])).toEqual([{ taken: 0, note: 'new' }]);
  });

  it('refuses one name for two texts', async () => {
    await hot.run(read, []);
    await expect(hot.run({ ...read, text: 'SELECT 1' }, [])).rejects.toThrow(/must be unique/);
  });

  it('survives a server that is killed while a connection is being made', async () => {
    const { proxy, url } = await proxyFor(database.url);
    const { logger } = memoryLog();
    const through = createDataSource({ url, entities: [], applicationName: 'new', logger, connectMs: 20_000 });
    await through.initialize();
    const pool = poolOf(through);
    // Ends the existing connection, so that the next statement opens one.
    const client = await pool.connect();
    proxy.endWhenReady(true);
    await expect(new PreparedStatements(through).run(read, [])).rejects.toThrow();
    await expect(through.query('SELECT 1')).rejects.toThrow();
    proxy.endWhenReady(false);
    client.release();
    await expect(through.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await through.destroy();
    await proxy.down();
  });
});
