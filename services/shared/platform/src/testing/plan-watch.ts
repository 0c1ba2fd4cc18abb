import type { DataSource } from 'typeorm';
import type { SortDirection } from '../database/sort-rows.js';
import type { PageArguments } from '../graphql/page-arguments.js';
import { type Recorded, RecordedStatements } from './recorded-statements.js';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

export type Slow = Record<string, string[]>;

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * Checks the query plans of a service's statements on filled and analyzed tables.
 * @param growing tables that grow; the others have a handful of rows and can be scanned
 */
export class PlanWatch {
  readonly statements: RecordedStatements;

  constructor(
    private readonly dataSource: DataSource,
    private readonly growing: readonly string[],
  ) {
    this.statements = new RecordedStatements(dataSource);
  }

  /** The growing tables that each statement of `work` would scan. */
  async wholeReadsOf(work: () => Promise<unknown>): Promise<Slow> {
    return this.slow(await this.sentBy(work), (node) => this.whole(node));
  }

  /** Checks only statements with LIMIT, including those that sort the whole table. Counts of all rows can scan. */
  async slowPagesOf(work: () => Promise<unknown>): Promise<Slow> {
    const pages = (await this.sentBy(work)).filter(({ text }) => /\bLIMIT\b/.test(text));
    return this.slow(pages, (node) => (node['Node Type'] === 'Sort' ? ['sorts'] : this.whole(node)));
  }

  /** Ascending and descending. @param list reads a page of a list in admin with the given sort order */
  slowFirstPagesOf(list: (page: PageArguments, direction: SortDirection) => Promise<unknown>): Promise<Slow> {
    const firstPage = { first: 24, offset: 0, search: '' };
    return this.slowPagesOf(async () => {
      await list(firstPage, 'ASCENDING');
      await list(firstPage, 'DESCENDING');
    });
  }

  private whole(node: PlanNode): string[] {
    const table = node['Relation Name'];
    return node['Node Type'] === 'Seq Scan' && table && this.growing.includes(table) ? [table] : [];
  }

  private async sentBy(work: () => Promise<unknown>): Promise<Recorded[]> {
    this.statements.sent.length = 0;
    await work();
    return this.statements.sent.filter(({ text }) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text));
  }

  private async slow(sent: readonly Recorded[], faultsOf: (node: PlanNode) => string[]): Promise<Slow> {
    if (sent.length === 0) throw new Error('no statement was sent');
    const found: Slow = {};
    for (const { text, values } of sent) {
      const [row] = await this.dataSource.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
      const [{ Plan: plan }]: [{ Plan: PlanNode }] = row['QUERY PLAN'];
      const faults = nodesOf(plan).flatMap(faultsOf);
      if (faults.length > 0) found[text] = faults;
    }
    return found;
  }
}
