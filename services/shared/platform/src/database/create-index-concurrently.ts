import type { QueryRunner } from 'typeorm';

/**
 * Builds an index while others go on writing to the table. Only in a migration that says `transaction = false`; what a
 * build that broke off left behind is removed first, so that the migration can be started again.
 *
 * @param on the table and what is indexed, e.g. `orders (created_at, id)`
 */
export async function createIndexConcurrently(runner: QueryRunner, name: string, on: string): Promise<void> {
  await runner.query(`DROP INDEX IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
}
