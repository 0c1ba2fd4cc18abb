import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryVisitsReportArgs, VisitsReportResult } from '../generated/schema-types.js';
import { VisitsReport } from './visits-report.js';

@Resolver()
export class VisitsReportResolver {
  constructor(private readonly visits: VisitsReport) {}

  @Query('visitsReport')
  async report(@Args() { from, to, filter }: QueryVisitsReportArgs): Promise<VisitsReportResult> {
    return refuseDays({ from, to }) ?? this.visits.of({ from, to }, filter ?? {});
  }
}
