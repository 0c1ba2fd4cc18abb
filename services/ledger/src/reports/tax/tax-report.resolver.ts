import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryTaxReportArgs, TaxReportResult } from '../../generated/schema-types.js';
import { TaxReport } from './tax-report.js';

@Resolver()
export class TaxReportResolver {
  constructor(private readonly tax: TaxReport) {}

  @Query('taxReport')
  async report(@Args() { from, to }: QueryTaxReportArgs): Promise<TaxReportResult> {
    return refuseDays({ from, to }) ?? this.tax.report({ from, to });
  }
}
