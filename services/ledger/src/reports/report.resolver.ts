import type { journal, lines } from '@hilltop/contracts/reports/lines';
import type { RowOf } from '@hilltop/contracts/reports/report';
import type { vouchers } from '@hilltop/contracts/reports/vouchers';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { answerReport, type PageOfRows, type ReportRows } from '@hilltop/platform/reports/answer-report';
import type { Days } from '@hilltop/platform/values/report-days';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { VOUCHER_MOVE } from '../accounts.js';
import type { Environment } from '../env.js';
import type { QueryLedgerReportArgs, ReportResult, VoucherMove } from '../generated/schema-types.js';
import { JOURNAL, journalRow } from './journal.js';
import { Takings } from './takings/takings.js';
import { TaxReport } from './tax/tax-report.js';

const moved = (move: VoucherMove) => `coalesce(-sum(cents) FILTER (WHERE ${VOUCHER_MOVE} = '${move}'), 0)::float8`;

/** Sums lines alone, as a check on the balances in orders. $1 and $2 dates. */
const VOUCHERS = `
  WITH moved AS (
    SELECT day, ${moved('SOLD')} AS sold, ${moved('ISSUED')} AS issued, ${moved('CREDITED')} AS credited,
      ${moved('REDEEMED')} AS redeemed, ${moved('CORRECTED')} AS corrected,
      ${moved('RETURNED')} AS returned, ${moved('CASHED')} AS cashed, ${moved('VOIDED')} AS voided,
      coalesce(-sum(cents), 0)::float8 AS cents
    FROM generate_series($1::date, $2::date, interval '1 day') AS day
    LEFT JOIN money_lines ON business_date = day::date AND account = 'voucher_liability'
    GROUP BY day
  ), closed AS (
    SELECT *, (sum(cents) OVER (ORDER BY day) + coalesce((SELECT -sum(cents) FROM money_lines
      WHERE account = 'voucher_liability' AND business_date < $1::date), 0))::float8 AS closing FROM moved
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, closing - cents AS opening, sold, issued, credited,
    redeemed, returned, cashed, voided, corrected, closing FROM closed ORDER BY day`;

const MATCHING = 'FROM money_lines WHERE business_date BETWEEN $1::date AND $2::date';

const LINES_PER_PAGE = 100;

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** In the order of writing. $1 and $2 dates, $3 the id after which the page begins, or null. */
const LINES = `
  SELECT id::text, movement_id AS "movementId", ${instant('at')} AS at, to_char(business_date, 'YYYY-MM-DD') AS date,
    to_char(corrects_date, 'YYYY-MM-DD') AS "correctsDate", account, greatest(cents, 0)::float8 AS debit, greatest(-cents, 0)::float8 AS credit,
    tender, kind, tax_code AS "taxCode", tour_id AS "tourId", product_id AS "productId", ${instant('starts_at')} AS "startsAt",
    source, source_id AS "sourceId", reference, channel, cause
  ${MATCHING} AND ($3::bigint IS NULL OR id > $3::bigint) ORDER BY money_lines.id LIMIT ${LINES_PER_PAGE}`;

/** $1 and $2 dates. */
const COUNT_LINES = `SELECT count(*)::integer AS total ${MATCHING}`;

/** The rows of each report of the books. */
@Resolver()
export class ReportResolver {
  private readonly rows: ReportRows<'ledger'> = {
    takings: (days) => this.takings.rows(days),
    tax: (days) => this.tax.rows(days),
    vouchers: ({ from, to }) => this.dataSource.query<RowOf<typeof vouchers>[]>(VOUCHERS, [from, to]),
    lines: (days, after) => this.lines(days, after),
    journal: (days) => this.journal(days),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly takings: Takings,
    private readonly tax: TaxReport,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'QUICKBOOKS_ACCOUNTS'>,
  ) {}

  @Query('ledgerReport')
  report(@Args() asked: QueryLedgerReportArgs, @CurrentIdentity() caller: Identity): Promise<ReportResult> {
    return answerReport('ledger', this.rows, asked, caller);
  }

  private async lines({ from, to }: Days, after: string | null): Promise<PageOfRows<RowOf<typeof lines>>> {
    if (after !== null && !/^\d{1,18}$/.test(after)) return { rows: [] };
    const rows = await this.dataSource.query<RowOf<typeof lines>[]>(LINES, [from, to, after]);
    const [counted] = after === null ? await this.dataSource.query<{ total: number }[]>(COUNT_LINES, [from, to]) : [];
    return {
      rows,
      total: counted?.total ?? null,
      after: rows.length < LINES_PER_PAGE ? null : (rows.at(-1)?.id ?? null),
    };
  }

  private async journal({ from, to }: Days): Promise<RowOf<typeof journal>[]> {
    const sums = await this.dataSource.query<Parameters<typeof journalRow>[0][]>(JOURNAL, [from, to]);
    return sums.map((sum) => journalRow(sum, this.settings.QUICKBOOKS_ACCOUNTS));
  }
}
