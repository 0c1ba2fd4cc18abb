import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryTaxReportArgs, TaxReportResult } from '../../generated/schema-types.js';
import { SOLD } from '../accounts.js';

const MONTHS = `
  SELECT to_char(business_date, 'YYYY-MM') AS month, tax_code AS "taxCode",
    coalesce(-sum(cents) FILTER (WHERE account <> 'tax_payable' AND NOT is_refund), 0)::float8 AS "soldCents",
    coalesce(-sum(cents) FILTER (WHERE account <> 'tax_payable' AND is_refund), 0)::float8 AS "refundCents",
    coalesce(-sum(cents) FILTER (WHERE account = 'tax_payable'), 0)::float8 AS "taxCents"
  FROM money_lines WHERE business_date BETWEEN $1::date AND $2::date AND tax_code IS NOT NULL AND ${SOLD}
  GROUP BY 1, 2 ORDER BY 1, 2`;

const COLLECTED = `
  SELECT coalesce(-sum(cents), 0)::float8 AS cents FROM money_lines
  WHERE business_date BETWEEN $1::date AND $2::date AND account = 'tax_payable'`;

interface Month {
  readonly month: string;
  readonly taxCode: string;
  readonly soldCents: number;
  readonly refundCents: number;
  readonly taxCents: number;
}

@Resolver()
export class TaxReportResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('taxReport')
  async report(@Args() { from, to }: QueryTaxReportArgs): Promise<TaxReportResult> {
    const refused = refuseDays({ from, to });
    if (refused) return refused;
    const [months, collected] = await Promise.all([
      this.dataSource.query<Month[]>(MONTHS, [from, to]),
      this.dataSource.query<{ cents: number }[]>(COLLECTED, [from, to]),
    ]);
    return {
      __typename: 'TaxReport',
      from,
      to,
      months: months.map((month) => ({ __typename: 'TaxOfMonth', ...month })),
      collectedCents: collected[0]?.cents ?? 0,
    };
  }
}
