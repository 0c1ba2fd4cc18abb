import type { DataSource } from 'typeorm';
import { isError } from '../logging/is-error.js';
import { poolOf } from './pool.js';

/** The database did not answer the ping in time. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
}

/** Timeout in milliseconds, shorter than that of a readiness check, so that it fires first. */
const ping = { text: 'SELECT 1', query_timeout: 900 };

/**
 * Pings the database. A connection that does not answer is discarded, so that after a silent outage (a pulled cable, a
 * frozen host) the probes clean the pool instead of filling it.
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
