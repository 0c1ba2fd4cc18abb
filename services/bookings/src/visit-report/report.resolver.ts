import type { answers } from '@hilltop/contracts/reports/answers';
import type { RowOf } from '@hilltop/contracts/reports/report';
import type { visitorOrigins } from '@hilltop/contracts/reports/visitor-origins';
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

/** Who was asked for every guest counts by guest. $1 and $2 dates. */
const VISITOR_ORIGINS = {
  name: 'visitor-origins',
  readOnly: true,
  text: `
    WITH said AS (
      SELECT a.booking_id, a.text AS origin, sum(CASE WHEN a.guest > 0 THEN 1 END)::integer AS guests
      FROM answers a JOIN questions q ON q.id = a.question_id AND q.kind = 'origin' GROUP BY a.booking_id, a.text
    )
    SELECT to_char(b.tour_date, 'YYYY-MM') AS month, said.origin, count(*)::integer AS parties,
      sum(coalesce(said.guests, b.group_size))::integer AS guests
    FROM bookings b LEFT JOIN said ON said.booking_id = b.id
    WHERE b.tour_date BETWEEN $1::date AND $2::date AND b.status = 'confirmed'
    GROUP BY 1, 2 ORDER BY 1, guests DESC, 2`,
};

/** $1 and $2 dates. */
const ANSWERS = {
  name: 'answers-of-guests',
  readOnly: true,
  text: `SELECT to_char(b.tour_date, 'YYYY-MM') AS month, b.tour_name AS tour, q.text AS question, a.text AS answer, count(*)::integer AS count
    FROM bookings b JOIN answers a ON a.booking_id = b.id JOIN questions q ON q.id = a.question_id
    WHERE b.tour_date BETWEEN $1::date AND $2::date AND b.status = 'confirmed'
    GROUP BY 1, 2, q.position, 3, 4 ORDER BY 1, 2, q.position, 3, count DESC, 4`,
};

/** The rows of each report of visits. */
@Resolver()
export class ReportResolver {
  private readonly rows: ReportRows<'bookings'> = {
    visits: (days) => this.visits.rows(days),
    'visits-by-ticket-type': ({ from, to }) =>
      this.statements.run<RowOf<typeof visitsByTicketType>>(VISITS_BY_TICKET_TYPE, [from, to, this.clock.now()]),
    'visitor-origins': ({ from, to }) => this.statements.run<RowOf<typeof visitorOrigins>>(VISITOR_ORIGINS, [from, to]),
    answers: ({ from, to }) => this.statements.run<RowOf<typeof answers>>(ANSWERS, [from, to]),
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
