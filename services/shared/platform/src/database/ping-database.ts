import type { DataSource } from 'typeorm';
import { isError } from '../logging/is-error.js';
import { poolOf } from './pool.js';

/** The database took the question and did not answer. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
}

/** Its time, in milliseconds, is below the bound of a readiness check, so that this one ends first. */
const ping = { text: 'SELECT 1', query_timeout: 900 };

/**
 * Asks the database for a sign of life. A connection that gives none is thrown away, so that after an outage without
 * a goodbye (a pulled cable, a frozen host) probes clean the pool instead of filling it.
 */
export async function pingDatabase(dataSource: DataSource): Promise<void> {
  const client = await poolOf(dataSource).connect();
  try {
    await client.query(ping);
    client.release();
  } catch (error) {
    client.release(true);
    if (isError(error) && error.message === 'Query read timeout') throw new DatabaseTimeoutError(error.message);
    throw error;
  }
}
