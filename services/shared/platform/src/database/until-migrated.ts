import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Logger } from '../logging/logger.js';
import { isConnectionError, postgresError } from './postgres-errors.js';

const lookEveryMs = 500;

/** Empty while there is no table of migrations yet. */
async function appliedMigrations(dataSource: DataSource): Promise<Set<string>> {
  try {
    const rows: { name: string }[] = await dataSource.query('SELECT name FROM migrations');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (postgresError(error)?.code === '42P01') return new Set();
    throw error;
  }
}

/** The migrations of this build that the database lacks. It may have more, of a later build. */
async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const applied = await appliedMigrations(dataSource);
  const names = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  return names.filter((name) => !applied.has(name));
}

/** Resolves once every migration of this build is applied, so that a rollout waits for the job that migrates. */
export async function untilMigrated(
  dataSource: DataSource,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal },
): Promise<void> {
  let loggedAt = 0;
  for (;;) {
    try {
      const pending = await pendingMigrations(dataSource);
      if (pending.length === 0) return;
      if (Date.now() - loggedAt > 5_000) {
        loggedAt = Date.now();
        logger.warn({ pending }, 'waiting for migrations');
      }
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
    await pause(lookEveryMs, undefined, { signal });
  }
}
