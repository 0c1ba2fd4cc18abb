import { createHash } from 'node:crypto';
import type { PreparedStatement, PreparedStatements } from './prepared-statements.js';

export interface CountedLimit {
  /** A table with `key`, `time_window` and `count`. */
  readonly table: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** $1 hash, $2 window. */
const countIn = (table: string): PreparedStatement => ({
  name: `count-in-${table}`,
  text: `INSERT INTO ${table} AS known (key, time_window, count) VALUES ($1, $2, 1)
    ON CONFLICT (key) DO UPDATE SET time_window = $2,
      count = CASE WHEN known.time_window = $2 THEN known.count + 1 ELSE 1 END
    RETURNING count`,
});

/**
 * Increments the counts of `keys` in fixed windows that all replicas share. Keys are stored as hashes because they can identify a person.
 * @returns seconds until the window ends when a key is over its limit; otherwise 0
 */
export async function countAgainstLimit(
  statements: Pick<PreparedStatements, 'run'>,
  { table, limit, windowSeconds }: CountedLimit,
  keys: readonly string[],
  now: Date,
): Promise<number> {
  const seconds = now.getTime() / 1000;
  const window = Math.floor(seconds / windowSeconds);
  let wait = 0;
  // Always in the same order, to avoid deadlocks.
  for (const key of keys.map(hash).sort()) {
    const [row] = await statements.run<{ count: number }>(countIn(table), [key, window]);
    if (row && row.count > limit) wait = Math.ceil((window + 1) * windowSeconds - seconds);
  }
  return wait;
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
