import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { answerReport, type ReportRows } from '@hilltop/platform/reports/answer-report';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryBookingsReportArgs, ReportResult } from '../generated/schema-types.js';
import { VisitsReport } from './visits-report.js';

/** The rows of each report of visits. */
@Resolver()
export class ReportResolver {
  private readonly rows: ReportRows<'bookings'> = {
    visits: (days) => this.visits.rows(days),
  };

  constructor(private readonly visits: VisitsReport) {}

  @Query('bookingsReport')
  report(@Args() asked: QueryBookingsReportArgs, @CurrentIdentity() caller: Identity): Promise<ReportResult> {
    return answerReport('bookings', this.rows, asked, caller);
  }
}
