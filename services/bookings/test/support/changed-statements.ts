import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import type { QueryResultRow } from 'pg';

/** A replacement in the text of statements: the correct part, and the careless one. */
export interface StatementChange {
  readonly find: string;
  readonly replace: string;
}

const earlier = '(SELECT x.taken FROM slots x WHERE x.id = $1::text)';

/** Reads the taken seats from the statement's snapshot, and writes them later. */
export const READ_FIRST: readonly StatementChange[] = [
  { find: 's.taken + excluded.taken <= s.capacity', replace: `${earlier} + excluded.taken <= s.capacity` },
  { find: 'SET taken = s.taken + excluded.taken', replace: `SET taken = ${earlier} + excluded.taken` },
];

/** Runs the service's statements with parts of their text replaced, to turn a guard off. */
export class ChangedStatements extends PreparedStatements {
  /** Number of changed statements, to check that the guard was found. */
  changed = 0;

  constructor(
    dataSource: ConstructorParameters<typeof PreparedStatements>[0],
    private readonly changes: readonly StatementChange[],
  ) {
    super(dataSource);
  }

  override run<Row extends QueryResultRow>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    const text = this.changes.reduce(
      (before, { find, replace }) => before.replaceAll(find, () => replace),
      statement.text,
    );
    if (text === statement.text) return super.run(statement, values);
    this.changed += 1;
    return super.run({ ...statement, name: `${statement.name}-changed`, text }, values);
  }
}
