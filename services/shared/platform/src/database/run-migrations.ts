import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import type { Logger } from '../logging/logger.js';
import { connect } from './connect.js';
import { type AuditGrants, grantToAudit } from './grant-to-audit.js';

const TABLE = `CREATE TABLE IF NOT EXISTS applied_functions (
  file text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

const REMEMBER = `INSERT INTO applied_functions (file, hash) VALUES ($1, $2)
  ON CONFLICT (file) DO UPDATE SET hash = excluded.hash, applied_at = now()`;

/**
 * Applies each SQL file with functions whose text has changed, in its own transaction. `session` holds the lock of migrations.
 * Processes of the last release still call the functions, so a new signature needs a new name. @returns the applied files
 */
export async function applyFunctions(session: QueryRunner, files: readonly URL[]): Promise<string[]> {
  if (files.length === 0) return [];
  await session.query(TABLE);
  const known: { file: string; hash: string }[] = await session.query('SELECT file, hash FROM applied_functions');
  const applied: string[] = [];
  for (const url of files) {
    const file = basename(url.pathname);
    const text = await readFile(url, 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (known.some((one) => one.file === file && one.hash === hash)) continue;
    await session.startTransaction();
    try {
      await session.query(text);
      await session.query(REMEMBER, [file, hash]);
      await session.commitTransaction();
    } catch (error) {
      await session.rollbackTransaction();
      throw error;
    }
    applied.push(file);
  }
  return applied;
}

export interface RunMigrationsOptions {
  readonly logger: Logger;
  /** SQL files with functions, applied after the migrations when their text has changed. */
  readonly functions?: readonly URL[];
  /** Timeout for the database to accept connections. */
  readonly connectMs?: number;
  /** Timeout for a concurrent run to finish. */
  readonly turnMs?: number;
  readonly audit?: { readonly role: string | undefined; readonly grants: AuditGrants };
}

/** Key of the advisory lock that lets one run work at a time. */
const lockKey = 4_711_926;

/**
 * Applies pending migrations and changed functions, each in its own transaction, and closes the data source. Concurrent runs wait.
 * A migration waits at most 3 s for a lock, so that it does not block a busy table; then it fails and can be retried.
 * @returns the names of the applied migrations
 */
export async function runMigrations(
  dataSource: DataSource,
  { logger, functions = [], connectMs = 30_000, turnMs = 120_000, audit }: RunMigrationsOptions,
): Promise<string[]> {
  // Migrations have no timeout.
  const extra: object = dataSource.options.extra;
  dataSource.setOptions({ extra: { ...extra, statement_timeout: 0, query_timeout: 0 } });
  await connect(dataSource, { logger, withinMs: connectMs });
  const session = dataSource.createQueryRunner();
  try {
    await takeTurn(session, turnMs, logger);
    const executor = new MigrationExecutor(dataSource, session);
    executor.transaction = 'each';
    const applied = await executor.executePendingMigrations();
    const names = applied.map(({ name }) => name);
    logger.info({ applied: names }, names.length === 0 ? 'no migration was pending' : 'migrations applied');
    const changed = await applyFunctions(session, functions);
    if (changed.length > 0) logger.info({ applied: changed }, 'functions applied');
    if (audit?.role) await grantToAudit(session, audit.role, audit.grants);
    return names;
  } finally {
    // Ending the session releases the lock.
    await session.release();
    await dataSource.destroy();
  }
}

async function takeTurn(session: QueryRunner, turnMs: number, logger: Logger): Promise<void> {
  const since = Date.now();
  let loggedAt = 0;
  for (;;) {
    const [row] = (await session.query('SELECT pg_try_advisory_lock($1) AS mine', [lockKey])) as { mine: boolean }[];
    if (row?.mine) return;
    const waitedMs = Date.now() - since;
    if (waitedMs > turnMs) throw new Error(`Another migration run has held the lock for ${turnMs} ms.`);
    if (Date.now() - loggedAt > 3_000) {
      loggedAt = Date.now();
      logger.info({ waitedMs }, 'waiting for another migration run');
    }
    await pause(200);
  }
}
