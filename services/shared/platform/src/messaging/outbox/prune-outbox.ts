import type { DataSource } from 'typeorm';
import { streamKeepsMs } from '../nats/stream-name.js';

/** How long a published row is kept, in milliseconds: twice as long as the stream keeps the event. */
export const outboxKeepsMs = 2 * streamKeepsMs;

const batchSize = 500;

const prune = `
  WITH old AS (
    SELECT id FROM outbox WHERE published_at < now() - $1 * interval '1 millisecond'
    ORDER BY published_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM outbox USING old WHERE outbox.id = old.id RETURNING outbox.id
  ) SELECT count(*)::int AS count FROM gone`;

/**
 * Deletes rows that were published more than 14 days ago, in small batches so that no statement locks or writes much.
 *
 * @returns how many are gone
 */
export async function pruneOutbox(dataSource: DataSource, mayGoOn: () => boolean = () => true): Promise<number> {
  let pruned = 0;
  for (let count = batchSize; count === batchSize && mayGoOn(); pruned += count) {
    const rows: { count: number }[] = await dataSource.query(prune, [outboxKeepsMs, batchSize]);
    count = rows[0]?.count ?? 0;
  }
  return pruned;
}
