import type { PoolClient, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PreparedStatement } from './prepared-statements.js';

/**
 * Runs a statement in the manager's transaction. It is planned once per connection, so a migration must not change the types of its
 * rows: a transaction cannot be repeated here.
 */
export async function runPrepared<Row extends QueryResultRow>(
  manager: EntityManager,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = (await manager.queryRunner?.connect()) as PoolClient | undefined;
  if (client === undefined) throw new Error(`"${name}" runs in a transaction only`);
  return (await client.query<Row>({ name, text, values: [...values] })).rows;
}
