import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { backoffMs } from '../async/backoff.js';
import type { Logger } from '../logging/logger.js';
import { isConnectionError } from './postgres-errors.js';

export interface ConnectOptions {
  readonly logger: Logger;
  /** Never gives up by default. */
  readonly withinMs?: number;
  readonly signal?: AbortSignal;
}

/** Connects; retries every 0.1 s to 3 s. @throws immediately if a retry cannot help (e.g. an invalid entity), and after `withinMs` */
export async function connect(
  dataSource: DataSource,
  { logger, withinMs = Infinity, signal }: ConnectOptions,
): Promise<void> {
  const since = Date.now();
  let loggedAt = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      const waitedMs = Date.now() - since;
      if (!isConnectionError(error) || waitedMs >= withinMs || signal?.aborted) throw error;
      if (Date.now() - loggedAt > 3_000) {
        loggedAt = Date.now();
        logger.warn({ err: error, attempt, waitedMs }, 'waiting for the database');
      }
      await pause(Math.min(backoffMs(attempt, 100, 3_000), withinMs - waitedMs), undefined, signal && { signal });
    }
  }
}
