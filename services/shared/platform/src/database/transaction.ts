import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { backoffMs } from '../async/backoff.js';
import { isTransactionConflict } from './postgres-errors.js';

const mostAttempts = 3;

/** Runs `work` in a READ COMMITTED transaction, at most three times after deadlocks: no side effects outside the database. */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt >= mostAttempts || !isTransactionConflict(error)) throw error;
      await pause(backoffMs(attempt, 10, 100));
    }
  }
}
