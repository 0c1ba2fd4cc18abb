import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { type Days, refuseDays } from '@hilltop/platform/values/report-days';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';
import type { QueryTaxReportArgs, TaxOfMonth, TaxReportResult, TaxReturn } from '../../generated/schema-types.js';
import { TAX_FIGURES } from '../accounts.js';
import { stateParts, taxDueOn } from './tax-return.js';

const sold = (refund: string) =>
  `coalesce(-sum(cents) FILTER (WHERE ${TAX_FIGURES.SOLD} AND ${refund} is_refund), 0)::float8`;

const MONTHS = `
  SELECT to_char(business_date, 'YYYY-MM') AS month, tax_code AS "taxCode", tax_rate AS rate, state_tax_rate AS "stateRate",
    ${sold('NOT')} AS "soldCents", ${sold('')} AS "refundCents",
    coalesce(-sum(cents) FILTER (WHERE ${TAX_FIGURES.TAX}), 0)::float8 AS "taxCents", bool_or(${TAX_FIGURES.TAX}) AS "isTaxed"
  FROM money_lines WHERE business_date BETWEEN $1::date AND $2::date AND tax_code IS NOT NULL AND cause <> 'earned'
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3 DESC NULLS LAST, 4`;

const COLLECTED = `
  SELECT coalesce(-sum(cents), 0)::float8 AS cents FROM money_lines
  WHERE business_date BETWEEN $1::date AND $2::date AND account = 'tax_payable'`;

interface Row {
  readonly month: string;
  readonly taxCode: string;
  readonly rate: number | null;
  readonly stateRate: number | null;
  readonly soldCents: number;
  readonly refundCents: number;
  readonly taxCents: number;
  /** Tax was collected for it. Of lines from before rates were written, all of a month and code counts as taxed then. */
  readonly isTaxed: boolean;
}

/** Sums of lines, and what a return of sales tax needs of each month (product.md §19). */
@Resolver()
export class TaxReportResolver {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'SALES_TAX_DUE_DAY'>,
  ) {}

  @Query('taxReport')
  async report(@Args() { from, to }: QueryTaxReportArgs): Promise<TaxReportResult> {
    const refused = refuseDays({ from, to });
    if (refused) return refused;
    const [rows, collected] = await Promise.all([
      this.dataSource.query<Row[]>(MONTHS, [from, to]),
      this.dataSource.query<{ cents: number }[]>(COLLECTED, [from, to]),
    ]);
    const due = (month: string) => taxDueOn(month, this.environment.SALES_TAX_DUE_DAY);
    const ofRates = [...Map.groupBy(rows, ({ month, rate, stateRate }) => `${month} ${rate} ${stateRate}`).values()];
    const parted = new Map(ofRates.flatMap((same) => partsOf(same).map((part, place) => [same[place], part] as const)));
    const months = rows.map((row) => monthView(row, parted.get(row) ?? null, due(row.month)));
    return {
      __typename: 'TaxReport',
      ...{ from, to, months },
      returns: monthsOf({ from, to }).map((month) => returnOf(month, months, due(month))),
      collectedCents: collected[0]?.cents ?? 0,
    };
  }
}

/** The state's part of each tax, in cents; null where it is not known. @param rows of one month and rate */
function partsOf(rows: readonly Row[]): readonly (number | null)[] {
  const [{ rate, stateRate } = { rate: null, stateRate: null }] = rows;
  if (rate === null || stateRate === null) return rows.map(() => null);
  return stateParts(
    rows.map(({ taxCents }) => taxCents),
    { rate, stateRate },
  );
}

function monthView({ isTaxed, ...row }: Row, stateCents: number | null, dueOn: string): TaxOfMonth {
  const cents = row.soldCents + row.refundCents;
  const isTaxable = isTaxed || row.rate !== null;
  return {
    __typename: 'TaxOfMonth',
    ...row,
    taxableCents: isTaxable ? cents : 0,
    exemptCents: isTaxable ? 0 : cents,
    stateCents: stateCents ?? 0,
    localCents: stateCents === null ? 0 : row.taxCents - stateCents,
    unsplitCents: stateCents === null ? row.taxCents : 0,
    dueOn,
  };
}

const SUMS = ['taxableCents', 'exemptCents', 'taxCents', 'stateCents', 'localCents', 'unsplitCents'] as const;

function returnOf(month: string, rows: readonly TaxOfMonth[], dueOn: string): TaxReturn {
  const same = rows.filter((row) => row.month === month);
  const of = (sum: (typeof SUMS)[number]) => same.reduce((cents, row) => cents + row[sum], 0);
  const sums = Object.fromEntries(SUMS.map((sum) => [sum, of(sum)])) as Record<(typeof SUMS)[number], number>;
  return { __typename: 'TaxReturn', month, ...sums, totalCents: sums.taxableCents + sums.exemptCents, dueOn };
}

/** YYYY-MM. */
function monthsOf({ from, to }: Days): string[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1;
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const month = first + place;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
