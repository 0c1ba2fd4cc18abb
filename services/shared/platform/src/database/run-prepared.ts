import type { PoolClient, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PreparedStatement } from './prepared-statements.js';

/**
 * Runs a statement in the manager's transaction. The server parses and plans it once per connection, so its rows must keep
 * their types through migrations: a transaction cannot be repeated here.
 *
 * @returns its rows
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
