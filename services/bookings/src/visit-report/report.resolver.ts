import type { RowOf } from '@hilltop/contracts/reports/report';
import type { visitsByTicketType } from '@hilltop/contracts/reports/visits-by-ticket-type';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { answerReport, type ReportRows } from '@hilltop/platform/reports/answer-report';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ADMITTED } from '../door/check-in/admitted.js';
import type { QueryBookingsReportArgs, ReportResult } from '../generated/schema-types.js';
import { VisitsReport } from './visits-report.js';

/**
 * Scans say how many of a party came and not who, and once they are deleted only their sum by start is left: a month is unknown
 * if any of its parties is not after the last start whose scans went. $1 and $2 dates, $3 now.
 */
const VISITS_BY_TICKET_TYPE = {
  name: 'visits-by-ticket-type',
  readOnly: true,
  text: `
    WITH tickets AS (
      SELECT b.id, to_char(b.tour_date, 'YYYY-MM') AS month, b.starts_at, b.group_size AS guests, let_in.admitted,
        ticket ->> 'type' AS type, sum((ticket ->> 'count')::integer) AS tickets, count(*) OVER (PARTITION BY b.id) AS types
      FROM bookings b CROSS JOIN LATERAL ${ADMITTED} let_in, jsonb_array_elements(b.tickets) ticket
      WHERE b.tour_date BETWEEN $1::date AND $2::date AND b.status = 'confirmed'
      GROUP BY b.id, let_in.admitted, type
    ), counted AS (
      SELECT month, type, sum(tickets)::integer AS sold,
        coalesce(sum(CASE WHEN types = 1 THEN least(admitted, tickets) ELSE tickets END)
          FILTER (WHERE admitted > 0 AND (types = 1 OR admitted >= guests)), 0)::integer AS came,
        coalesce(sum(tickets) FILTER (WHERE admitted <= 0 AND starts_at <= $3::timestamptz), 0)::integer AS no_shows,
        coalesce(sum(tickets) FILTER (WHERE admitted > 0 AND types > 1 AND admitted < guests), 0)::integer AS unclear,
        min(min(starts_at)) OVER (PARTITION BY month)
          > coalesce((SELECT max(s.starts_at) FROM visit_counts k JOIN slots s ON s.id = k.slot_id), '-infinity') AS known
      FROM tickets GROUP BY month, type
    )
    SELECT month, type AS "ticketType", sold, CASE WHEN known THEN came END AS came, CASE WHEN known THEN no_shows END AS "noShows",
      CASE WHEN known THEN unclear END AS unclear
    FROM counted ORDER BY month, type`,
};

/** The rows of each report of visits. */
@Resolver()
export class ReportResolver {
  private readonly rows: ReportRows<'bookings'> = {
    visits: (days) => this.visits.rows(days),
    'visits-by-ticket-type': ({ from, to }) =>
      this.statements.run<RowOf<typeof visitsByTicketType>>(VISITS_BY_TICKET_TYPE, [from, to, this.clock.now()]),
  };

  constructor(
    private readonly visits: VisitsReport,
    private readonly statements: PreparedStatements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('bookingsReport')
  report(@Args() asked: QueryBookingsReportArgs, @CurrentIdentity() caller: Identity): Promise<ReportResult> {
    return answerReport('bookings', this.rows, asked, caller);
  }
}
