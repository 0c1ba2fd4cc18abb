import type { QueryRunner } from 'typeorm';

/**
 * Builds an index without blocking writes, in a migration with `transaction = false`. Drops what a failed build left, so it can be retried.
 * @param on the table and the columns, e.g. `orders (created_at, id)`
 */
export async function createIndexConcurrently(runner: QueryRunner, name: string, on: string): Promise<void> {
  await runner.query(`DROP INDEX IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
}
