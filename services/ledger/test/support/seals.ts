import { randomUUID } from 'node:crypto';
import { eventually } from '@hilltop/platform/testing/eventually';
import type { EntityManager } from 'typeorm';
import { sealKey } from '../../src/sealed-days/seal-keys.js';
import { runVerifyDays } from '../../src/sealed-days/verify-days.command.js';
import { type Books, visit } from './books.js';

/** The secret that the books of a test are sealed with, and the one before it. */
export const [SECRET, SECRET_BEFORE] = ['seals-seals-seals-seals-seals-00002', 'seals-seals-seals-seals-seals-00001'];
export const CHICAGO = 'America/Chicago';
const TOUR = randomUUID();

/** A visit that is paid at `at`, and starts years later. @returns the booking's id */
export async function sell(books: Books, at: string, cents = 2_500, manager?: EntityManager): Promise<string> {
  const sourceId = randomUUID();
  await books.take({ at, sourceId, lines: visit(cents, '2031-06-01T15:00:00.000Z', TOUR) }, manager);
  return sourceId;
}

/** A check of a group that came at `at`, before its visit. @returns the group's id */
export async function payForGroup(books: Books, at: string, cents = 2_500, manager?: EntityManager): Promise<string> {
  const sourceId = randomUUID();
  const [, deferred] = visit(cents, '2031-06-01T15:00:00.000Z', TOUR);
  const lines = [{ account: 'bank', tender: 'check', cents } as const, ...(deferred ? [deferred] : [])];
  const facts = { source: 'orders', channel: 'group', cause: 'group_received' } as const;
  await books.take({ at, sourceId, lines, ...facts }, manager);
  return sourceId;
}

/** Runs statements as nobody in a deployment can: as the superuser, without the triggers that refuse them. */
export async function tamper(books: Books, ...statements: string[]): Promise<void> {
  await books.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL ROLE NONE');
    await manager.query('SET LOCAL session_replication_role = replica');
    for (const statement of statements) await manager.query(statement);
  });
}

/** Forgets everything, and goes back to June 1. */
export async function emptyBooks(books: Books): Promise<void> {
  books.clock.set('2026-06-01T12:00:00Z');
  await tamper(books, 'TRUNCATE money_lines, sealed_days, unearned_visits, outbox, inbox');
}

export interface SealedRow {
  readonly date: string;
  readonly lines: number;
  readonly hash: string;
  readonly previous: string | null;
}

export const sealedRows = (books: Books): Promise<SealedRow[]> =>
  books.dataSource.query(
    `SELECT to_char(date, 'YYYY-MM-DD') AS date, line_count AS lines, hash, previous_hash AS previous FROM sealed_days ORDER BY date`,
  );

/** The pages on which the lines of a booking stand, and the days that they correct. */
export const pagesOf = (books: Books, sourceId: string): Promise<{ page: string; corrects: string | null }[]> =>
  books.dataSource.query(
    `SELECT DISTINCT to_char(business_date, 'YYYY-MM-DD') AS page, to_char(corrects_date, 'YYYY-MM-DD') AS corrects
     FROM money_lines WHERE source_id = $1`,
    [sourceId],
  );

/** What the command says, and its status. */
export async function verify(books: Books, argv: readonly string[] = [], secrets: readonly string[] = [SECRET]) {
  const said: string[] = [];
  const keys = secrets.map((secret) => sealKey(secret).publicKey);
  const options = { keys, now: books.clock.now(), timeZone: CHICAGO };
  const print = (line: string) => void said.push(line);
  const status = await runVerifyDays({ dataSource: books.dataSource, argv, options, print });
  return { status, said: said.join('\n') };
}

/** Resolves when a statement that matches `pattern` (LIKE) waits for a lock. */
export async function waitsForLock(books: Books, pattern: string): Promise<void> {
  await eventually(async () => {
    const waiting: unknown[] = await books.dataSource.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
      [pattern],
    );
    if (waiting.length === 0) throw new Error(`nothing waits with ${pattern}`);
  }, 10_000);
}
