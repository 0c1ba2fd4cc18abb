import type { DataSource } from 'typeorm';
import type { RetentionRule } from './retention-rule.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 500;

/**
 * Deletes the rows of a table whose period is over, in small batches so that no statement locks or writes much.
 *
 * @returns how many were deleted
 */
export async function deleteExpiredRows(
  dataSource: DataSource,
  { table, expired, keptDays }: RetentionRule,
  now: Date,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const statement = `WITH deleted AS (
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${expired} LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)) RETURNING 1
  ) SELECT count(*)::int AS count FROM deleted`;
  let total = 0;
  for (let count = BATCH_SIZE; count === BATCH_SIZE && mayGoOn(); total += count) {
    const rows: { count: number }[] = await dataSource.query(statement, [new Date(now.getTime() - keptDays * DAY_MS)]);
    count = rows[0]?.count ?? 0;
  }
  return total;
}
