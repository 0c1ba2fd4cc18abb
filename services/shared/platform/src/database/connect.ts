import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { backoffMs } from '../async/backoff.js';
import type { Logger } from '../logging/logger.js';
import { isConnectionError } from './postgres-errors.js';

export interface ConnectOptions {
  readonly logger: Logger;
  /** Gives up after so many milliseconds; never unless told. */
  readonly withinMs?: number;
  /** Gives up when this is aborted. */
  readonly signal?: AbortSignal;
}

/**
 * Connects, however long the server takes to come up: waits 0.1 s to 3 s between attempts and says so in the log.
 *
 * @throws at once when trying again cannot help (e.g. an entity that makes no sense), and after `withinMs`
 */
export async function connect(
  dataSource: DataSource,
  { logger, withinMs = Infinity, signal }: ConnectOptions,
): Promise<void> {
  const since = Date.now();
  let told = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      const waitedMs = Date.now() - since;
      if (!isConnectionError(error) || waitedMs >= withinMs || signal?.aborted) throw error;
      if (Date.now() - told > 3_000) {
        told = Date.now();
        logger.warn({ err: error, attempt, waitedMs }, 'waiting for the database');
      }
      await pause(Math.min(backoffMs(attempt, 100, 3_000), withinMs - waitedMs), undefined, signal && { signal });
    }
  }
}
