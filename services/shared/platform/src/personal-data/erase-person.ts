import type { EntityManager } from 'typeorm';
import { emailHashSql } from './email-hash.js';
import type { Erased, PersonalData } from './personal-data.js';

interface Count {
  readonly count: number;
}

/** Runs in the manager's transaction. @param hash see `emailHash` */
export async function erasePerson(
  manager: EntityManager,
  tables: readonly PersonalData[],
  hash: string,
): Promise<Erased> {
  let [erased, kept] = [0, 0];
  for (const { table, email, blank, needed = 'false' } of tables) {
    const theirs = `${emailHashSql(email)} = $1`;
    const change = blank ? `UPDATE ${table} SET ${blank}` : `DELETE FROM ${table}`;
    const [changed] = await manager.query<Count[]>(
      `WITH changed AS (${change} WHERE ${theirs} AND NOT (${needed}) RETURNING 1)
       SELECT count(*)::int AS count FROM changed`,
      [hash],
    );
    const [left] = await manager.query<Count[]>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${theirs} AND (${needed})`,
      [hash],
    );
    erased += changed?.count ?? 0;
    kept += left?.count ?? 0;
  }
  return { erased, kept };
}
