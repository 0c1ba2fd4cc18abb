import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { type PreparedStatement, PreparedStatements } from '../database/prepared-statements.js';

export interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records the statements of the ORM too. */
export class RecordedStatements extends PreparedStatements {
  readonly sent: Recorded[] = [];

  constructor(dataSource: DataSource) {
    super(dataSource);
    dataSource.logger.logQuery = (text: string, values: readonly unknown[] = []) => {
      this.sent.push({ text, values });
    };
  }

  override run<Row extends QueryResultRow>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    this.sent.push({ text: statement.text, values });
    return super.run(statement, values);
  }
}
