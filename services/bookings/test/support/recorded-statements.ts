import { type HotStatement, HotStatements } from '@hilltop/platform/database/hot-statements';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** A statement as it was sent. */
export interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs the service's statements and remembers each; what the ORM sends is remembered too. */
export class RecordedStatements extends HotStatements {
  readonly sent: Recorded[] = [];

  constructor(dataSource: DataSource) {
    super(dataSource);
    dataSource.logger.logQuery = (text: string, values: readonly unknown[] = []) => {
      this.sent.push({ text, values });
    };
  }

  override run<Row extends QueryResultRow>(statement: HotStatement, values: readonly unknown[]): Promise<Row[]> {
    this.sent.push({ text: statement.text, values });
    return super.run(statement, values);
  }
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The tables that a statement would read from end to end. */
export async function wholeTablesRead(dataSource: DataSource, { text, values }: Recorded): Promise<string[]> {
  const [row] = await dataSource.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
  const [{ Plan: plan }]: [{ Plan: PlanNode }] = row['QUERY PLAN'];
  return nodesOf(plan).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  );
}
