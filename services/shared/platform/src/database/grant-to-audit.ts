import type { QueryRunner } from 'typeorm';

/** The audit's privileges by table, e.g. `{ slots: ['SELECT (id, taken)'] }`. By column, so that it sees no names. */
export type AuditGrants = Readonly<Record<string, readonly string[]>>;

/**
 * Grants the audit's role these privileges and revokes all others, including those of earlier releases. Runs as the owner.
 * @throws when the role, a table or a column does not exist
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
