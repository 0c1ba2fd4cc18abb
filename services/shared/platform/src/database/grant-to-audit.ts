import type { QueryRunner } from 'typeorm';

/** What the audit may do, by table: e.g. `{ slots: ['SELECT (id, taken)'] }`. By column, so that it sees nobody's name. */
export type AuditGrants = Readonly<Record<string, readonly string[]>>;

/**
 * Lets the audit's role into this database, to do what is listed and nothing besides: what an earlier release let it do ends.
 * For the owner of the database, on its own tables.
 *
 * @throws when there is no such role, or a table or column is not there
 */
export async function grantToAudit(session: QueryRunner, role: string, grants: AuditGrants): Promise<void> {
  const [here] = (await session.query(
    'SELECT quote_ident(current_database()) AS database, quote_ident($1) AS role, quote_ident(current_schema()) AS schema',
    [role],
  )) as { database: string; role: string; schema: string }[];
  if (!here) throw new Error('the database did not return its name');
  const statements = [
    `GRANT CONNECT ON DATABASE ${here.database} TO ${here.role}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA ${here.schema} FROM ${here.role}`,
    ...Object.entries(grants).flatMap(([table, privileges]) =>
      privileges.map((privilege) => `GRANT ${privilege} ON ${table} TO ${here.role}`),
    ),
  ];
  await session.startTransaction();
  try {
    for (const statement of statements) await session.query(statement);
    await session.commitTransaction();
  } catch (fault) {
    await session.rollbackTransaction();
    throw fault;
  }
}
