import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { QueryRunner } from 'typeorm';

const TABLE = `CREATE TABLE IF NOT EXISTS applied_functions (
  file text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

const REMEMBER = `INSERT INTO applied_functions (file, hash) VALUES ($1, $2)
  ON CONFLICT (file) DO UPDATE SET hash = excluded.hash, applied_at = now()`;

/**
 * Applies SQL files with functions, each in its own transaction, if its text differs from the one that was applied last.
 * Processes of the last release go on calling the functions, so a changed signature is a function with another name.
 *
 * @param session holds the lock of migrations
 * @returns the names of the applied files
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
