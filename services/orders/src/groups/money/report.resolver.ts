import type { documents } from '@hilltop/contracts/reports/documents';
import type { RowOf } from '@hilltop/contracts/reports/report';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { answerReport, type ReportRows } from '@hilltop/platform/reports/answer-report';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryOrdersReportArgs, ReportResult } from '../../generated/schema-types.js';
import { Receivables } from './receivables.js';

/** $1 and $2 dates. */
const DOCUMENTS = `
  SELECT d.number, to_char(d.issued_on, 'YYYY-MM-DD') AS date, d.kind, d.of_number AS "ofInvoice", o.name AS organization, g.number AS "group",
    d.order_number AS "purchaseOrder", to_char(d.due_on, 'YYYY-MM-DD') AS "dueOn",
    CASE d.kind WHEN 'invoice' THEN d.tax_cents ELSE -d.tax_cents END AS tax,
    CASE d.kind WHEN 'invoice' THEN d.total_cents ELSE -d.total_cents END AS total
  FROM group_documents d JOIN groups g ON g.id = d.group_id JOIN organizations o ON o.id = g.organization_id
  WHERE d.issued_on BETWEEN $1::date AND $2::date ORDER BY d.number`;

@Resolver()
export class ReportResolver {
  private readonly rows: ReportRows<'orders'> = {
    receivables: ({ to }) => this.receivables.rows(to),
    documents: ({ from, to }) => this.dataSource.query<RowOf<typeof documents>[]>(DOCUMENTS, [from, to]),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly receivables: Receivables,
  ) {}

  @Query('ordersReport')
  report(@Args() asked: QueryOrdersReportArgs, @CurrentIdentity() caller: Identity): Promise<ReportResult> {
    return answerReport('orders', this.rows, asked, caller);
  }
}
