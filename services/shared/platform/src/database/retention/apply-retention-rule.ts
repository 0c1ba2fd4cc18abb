import type { DataSource } from 'typeorm';
import type { RetentionRule } from './retention-rule.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 500;

/** Deletes or blanks expired rows in small batches, so that no statement locks or writes much. @returns the number of rows */
export async function applyRetentionRule(
  dataSource: DataSource,
  { table, expired, keptDays, blank, keep }: RetentionRule,
  now: Date,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const change = blank ? `UPDATE ${table} SET ${blank}` : `DELETE FROM ${table}`;
  // A row lock needs the right to update, which the record of staff actions revokes.
  const lock = blank ? 'FOR UPDATE SKIP LOCKED' : '';
  const statement = `WITH changed AS (
    ${change} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${expired} LIMIT ${BATCH_SIZE} ${lock})) RETURNING *
  )${keep ? `, kept AS (${keep})` : ''} SELECT count(*)::int AS count FROM changed`;
  let total = 0;
  for (let count = BATCH_SIZE; count === BATCH_SIZE && mayGoOn(); total += count) {
    const rows: { count: number }[] = await dataSource.query(statement, [new Date(now.getTime() - keptDays * DAY_MS)]);
    count = rows[0]?.count ?? 0;
  }
  return total;
}
