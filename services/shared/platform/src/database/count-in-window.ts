import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/**
 * Counts one more of something for a key in a fixed window of time, in a table with `key`, `time_window` and `count`. The key is
 * stored as a hash: it may name a person.
 *
 * @returns how many there are in the window, with this one
 */
export async function countInWindow(
  manager: Pick<EntityManager, 'query'>,
  table: string,
  key: string,
  window: number,
): Promise<number> {
  const [row] = await manager.query(
    `INSERT INTO ${table} AS known (key, time_window, count) VALUES ($1, $2, 1)
     ON CONFLICT (key) DO UPDATE SET time_window = $2,
       count = CASE WHEN known.time_window = $2 THEN known.count + 1 ELSE 1 END
     RETURNING count`,
    [createHash('sha256').update(key).digest('hex'), window],
  );
  return row.count;
}
