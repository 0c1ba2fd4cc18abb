import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { backoffMs } from '../async/backoff.js';
import { isTransactionConflict } from './postgres-errors.js';

const mostAttempts = 3;

/**
 * Runs `work` in one transaction (READ COMMITTED). When the server rolls it back because of a deadlock with others, it
 * is run again, three times at most: `work` must do nothing but database work.
 */
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
