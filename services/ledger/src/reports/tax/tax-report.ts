import { dateAfter, dayOfWeek, usHolidays } from '@hilltop/contracts/house/us-holidays';
import type { RowOf } from '@hilltop/contracts/reports/report';
import type { tax } from '@hilltop/contracts/reports/tax';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import type { Days } from '@hilltop/platform/values/report-days';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TAX_FIGURES } from '../../accounts.js';
import type { Environment } from '../../env.js';
import type { TaxOfMonth, TaxReport as TaxReportView, TaxReturn } from '../../generated/schema-types.js';

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

const SATURDAY = 6;

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
@Injectable()
export class TaxReport {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'SALES_TAX_DUE_DAY'>,
  ) {}

  async report({ from, to }: Days): Promise<TaxReportView> {
    const [months, collected] = await Promise.all([
      this.months({ from, to }),
      this.dataSource.query<{ cents: number }[]>(COLLECTED, [from, to]),
    ]);
    return {
      __typename: 'TaxReport',
      ...{ from, to, months },
      returns: monthsOf({ from, to }).map((month) => returnOf(month, months, this.dueOn(month))),
      collectedCents: collected[0]?.cents ?? 0,
    };
  }

  /** The months, as the report names them. */
  async rows(days: Days): Promise<RowOf<typeof tax>[]> {
    return (await this.months(days)).map(({ month, taxCode, rate, stateRate, ...of }) => ({
      month,
      taxCode,
      sold: of.soldCents,
      refunds: of.refundCents,
      tax: of.taxCents,
      rate: percentOf(rate),
      stateRate: percentOf(stateRate),
      localRate: rate === null || stateRate === null ? null : percentOf(rate - stateRate),
      total: of.taxableCents + of.exemptCents,
      taxable: of.taxableCents,
      exempt: of.exemptCents,
      stateTax: of.stateCents,
      localTax: of.localCents,
      unsplitTax: of.unsplitCents,
      due: of.dueOn,
    }));
  }

  private async months({ from, to }: Days): Promise<MonthView[]> {
    const rows = await this.dataSource.query<Row[]>(MONTHS, [from, to]);
    const ofRates = [...Map.groupBy(rows, ({ month, rate, stateRate }) => `${month} ${rate} ${stateRate}`).values()];
    const parted = new Map(ofRates.flatMap((same) => partsOf(same).map((part, place) => [same[place], part] as const)));
    return rows.map((row) => monthView(row, parted.get(row) ?? null, this.dueOn(row.month)));
  }

  private dueOn(month: string): string {
    return taxDueOn(month, this.environment.SALES_TAX_DUE_DAY);
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

type MonthView = TaxOfMonth & Pick<Row, 'rate' | 'stateRate'>;

/** 825 → "8.25". @param basisPoints hundredths of a percent */
function percentOf(basisPoints: number | null): string | null {
  return basisPoints === null ? null : String(basisPoints / 100);
}

function monthView({ isTaxed, ...row }: Row, stateCents: number | null, dueOn: string): MonthView {
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

/**
 * When the tax of a month is due: `day` of the next month, or the first day after it that is neither a weekend nor a federal holiday.
 *
 * @param month YYYY-MM
 * @returns YYYY-MM-DD
 */
export function taxDueOn(month: string, day: number): string {
  const next = dateAfter(`${month}-28`, 4).slice(0, 7);
  let date = `${next}-${String(day).padStart(2, '0')}`;
  while (isDayOff(date)) date = dateAfter(date, 1);
  return date;
}

function isDayOff(date: string): boolean {
  if (dayOfWeek(date) >= SATURDAY) return true;
  return usHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.isFederal && holiday.date === date);
}

/** In hundredths of a percent. */
interface Rate {
  readonly rate: number;
  /** What of it is the state's. */
  readonly stateRate: number;
}

/**
 * The state's part of each tax that was collected at one rate; the rest is local. The sum of the taxes is parted once, by the rates, half a
 * cent to the state, and spread by largest remainder. So each part is within a cent of its share, and parts add up to the tax.
 *
 * @param taxes whole cents; below 0 where more went back
 */
export function stateParts(taxes: readonly number[], { rate, stateRate }: Rate): number[] {
  if (rate === 0) return taxes.map(() => 0);
  const exact = taxes.map((cents) => shareOf(cents, stateRate, rate));
  const parts = exact.map(({ whole }) => whole);
  const sum = shareOf(
    taxes.reduce((all, cents) => all + cents, 0),
    stateRate,
    rate,
  );
  const due = sum.whole + (2 * sum.rest >= rate ? 1 : 0);
  const missing = due - parts.reduce((all, part) => all + part, 0);
  const byRest = [...exact.keys()].sort((a, b) => (exact[b]?.rest ?? 0) - (exact[a]?.rest ?? 0));
  for (const place of byRest.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}

/** `cents × part ÷ whole`, rounded down, and what is left over, in whole numbers that stay exact. */
function shareOf(cents: number, part: number, whole: number) {
  const times = Math.floor(cents / whole);
  const over = (cents - times * whole) * part;
  return { whole: times * part + Math.floor(over / whole), rest: over % whole };
}
