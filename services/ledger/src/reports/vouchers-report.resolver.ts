import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  QueryVouchersReportArgs,
  VoucherMove,
  VouchersOfDay,
  VouchersReportResult,
} from '../generated/schema-types.js';
import { VOUCHER_MOVE } from './accounts.js';

const moved = (move: VoucherMove) => `coalesce(-sum(cents) FILTER (WHERE ${VOUCHER_MOVE} = '${move}'), 0)::float8`;

const DAYS = `
  WITH moved AS (
    SELECT day, ${moved('SOLD')} AS "soldCents", ${moved('ISSUED')} AS "issuedCents", ${moved('CREDITED')} AS "creditedCents",
      ${moved('REDEEMED')} AS "redeemedCents", ${moved('CORRECTED')} AS "correctedCents",
      ${moved('RETURNED')} AS "returnedCents", ${moved('CASHED')} AS "cashedCents", ${moved('VOIDED')} AS "voidedCents",
      coalesce(-sum(cents), 0)::float8 AS cents
    FROM generate_series($1::date, $2::date, interval '1 day') AS day
    LEFT JOIN money_lines ON business_date = day::date AND account = 'voucher_liability'
    GROUP BY day
  ), closed AS (
    SELECT *, (sum(cents) OVER (ORDER BY day) + coalesce((SELECT -sum(cents) FROM money_lines
      WHERE account = 'voucher_liability' AND business_date < $1::date), 0))::float8 AS "closingCents" FROM moved
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, "closingCents" - cents AS "openingCents", "soldCents", "issuedCents", "creditedCents",
    "redeemedCents", "returnedCents", "cashedCents", "voidedCents", "correctedCents", "closingCents" FROM closed ORDER BY day`;

/** Sums lines alone, as a check on the balances in orders. */
@Resolver()
export class VouchersReportResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('vouchersReport')
  async report(@Args() { from, to }: QueryVouchersReportArgs): Promise<VouchersReportResult> {
    const refused = refuseDays({ from, to });
    if (refused) return refused;
    const days = await this.dataSource.query<Omit<VouchersOfDay, '__typename'>[]>(DAYS, [from, to]);
    return {
      __typename: 'VouchersReport',
      from,
      to,
      days: days.map((day) => ({ __typename: 'VouchersOfDay', ...day })),
    };
  }
}
