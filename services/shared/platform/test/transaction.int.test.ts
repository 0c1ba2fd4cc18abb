import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { inTransaction } from '../src/database/transaction.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { memoryLog } from './support/memory-log.js';

let database: TestDatabase;
let source: DataSource;

const add = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('UPDATE purse SET cents = cents + 1 WHERE id = $1', [id]);
const purses = (): Promise<unknown> => source.query('SELECT id, cents FROM purse ORDER BY id');

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [] });
  source = createDataSource({
    url: database.url,
    entities: [],
    applicationName: 'purses',
    logger: memoryLog().logger,
    connectMs: 20_000,
  });
  await source.initialize();
  await source.query('CREATE TABLE purse (id int PRIMARY KEY, cents int NOT NULL)');
});

beforeEach(() => source.query('TRUNCATE purse; INSERT INTO purse VALUES (1, 0), (2, 0)'));

afterAll(async () => {
  await source?.destroy();
  await database?.close();
});

describe('inTransaction', () => {
  it('commits all or nothing, and releases the connection', async () => {
    const done = await inTransaction(source, async (manager) => {
      await add(manager, 1);
      return 'done';
    });
    expect(done).toBe('done');
    for (let time = 0; time < 20; time++) {
      const failed = inTransaction(source, async (manager) => {
        await add(manager, 1);
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
    }
    expect(await purses()).toEqual([
      { id: 1, cents: 1 },
      { id: 2, cents: 0 },
    ]);
  });

  it('retries after a deadlock, so that both callers succeed', async () => {
    let runs = 0;
    let met: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => {
      met = resolve;
    });
    const both = (first: number, second: number): Promise<void> =>
      inTransaction(source, async (manager) => {
        runs += 1;
        await add(manager, first);
        if (runs === 2) met();
        await bothHoldOne;
        await add(manager, second);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(runs).toBe(3);
    expect(await purses()).toEqual([
      { id: 1, cents: 2 },
      { id: 2, cents: 2 },
    ]);
  });

  it('does not retry after any other error', async () => {
    let runs = 0;
    const failed = inTransaction(source, async (manager) => {
      runs += 1;
      await manager.query('INSERT INTO purse VALUES (1, 0)');
    });
    await expect(failed).rejects.toMatchObject({ driverError: { code: '23505' } });
    expect(runs).toBe(1);
  });
});
