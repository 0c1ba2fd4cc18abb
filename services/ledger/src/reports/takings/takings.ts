import type { RowOf } from '@hilltop/contracts/reports/report';
import type { takings } from '@hilltop/contracts/reports/takings';
import type { Days } from '@hilltop/platform/values/report-days';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EARNED, MONEY, SOLD } from '../../accounts.js';
import type { TakingsPart, Takings as TakingsView } from '../../generated/schema-types.js';

const sold = (kinds: string) => `coalesce(-sum(cents) FILTER (WHERE ${SOLD} AND NOT is_refund AND ${kinds}), 0)`;

const part = (key: string, amount: string, where: string) => `
  (SELECT coalesce(jsonb_agg(part ORDER BY part.cents DESC, part.key), '[]') FROM (
    SELECT ${key} AS key, ${amount} AS cents FROM sums WHERE NOT is_refund AND ${where} GROUP BY 1 HAVING sum(cents) <> 0) AS part)`;

/** Reads the lines once, because a year can have millions, and each part from their sums. $1 and $2 dates, $3 the channel. */
const REPORT = `
  WITH sums AS MATERIALIZED (
    SELECT business_date, account, tender, kind, channel, cause, tour_id, product_id, is_refund, sum(cents) AS cents FROM money_lines
    WHERE business_date BETWEEN $1::date AND $2::date AND ($3::text IS NULL OR channel = $3::text)
    GROUP BY business_date, account, tender, kind, channel, cause, tour_id, product_id, is_refund
  ), days AS (
    SELECT to_char(day, 'YYYY-MM-DD') AS date,
      ${sold(`kind = 'tour'`)} AS "tourCents", ${sold(`kind = 'food'`)} AS "foodCents",
      ${sold(`kind = 'goods'`)} AS "goodsCents", ${sold(`kind IN ('shipping', 'tax')`)} AS "shippingCents",
      ${sold(`coalesce(kind, '') NOT IN ('tour', 'food', 'goods', 'shipping', 'tax')`)} AS "otherCents",
      coalesce(sum(cents) FILTER (WHERE ${MONEY} AND is_refund), 0) AS "refundCents",
      coalesce(sum(cents) FILTER (WHERE ${MONEY}), 0) AS "takenInCents",
      coalesce(-sum(cents) FILTER (WHERE ${EARNED}), 0) AS "earnedCents"
    FROM generate_series($1::date, $2::date, interval '1 day') AS day
    LEFT JOIN sums ON business_date = day::date GROUP BY day
  )
  SELECT (SELECT jsonb_agg(days ORDER BY date) FROM days) AS days,
    ${part('tender', 'sum(cents)', MONEY)} AS "byTender",
    ${part('channel', 'sum(cents)', MONEY)} AS "byChannel",
    ${part('tour_id', '-sum(cents)', `${SOLD} AND kind = 'tour'`)} AS "byTour",
    ${part('product_id', '-sum(cents)', `${SOLD} AND kind = 'goods'`)} AS "byProduct"`;

const DEFERRED = `
  SELECT coalesce(-sum(cents), 0)::float8 AS cents FROM money_lines
  WHERE account IN ('deferred_visits', 'deferred_goods') AND business_date <= $1::date AND ($2::text IS NULL OR channel = $2::text)`;

interface DayRow {
  readonly date: string;
  readonly tourCents: number;
  readonly foodCents: number;
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly otherCents: number;
  readonly refundCents: number;
  readonly takenInCents: number;
  readonly earnedCents: number;
}

type Part = Pick<TakingsPart, 'key' | 'cents'>;

interface Report {
  readonly days: readonly DayRow[];
  readonly byTender: readonly Part[];
  readonly byChannel: readonly Part[];
  readonly byTour: readonly Part[];
  readonly byProduct: readonly Part[];
}

/** Sums of lines. */
@Injectable()
export class Takings {
  constructor(private readonly dataSource: DataSource) {}

  /** @param channel null for all */
  async report({ from, to }: Days, channel: string | null): Promise<TakingsView> {
    const [[report], [deferred]] = await Promise.all([
      this.dataSource.query<Report[]>(REPORT, [from, to, channel]),
      this.dataSource.query<{ cents: number }[]>(DEFERRED, [to, channel]),
    ]);
    if (!report) throw new Error('a SELECT without FROM has no row');
    const { days } = report;
    const sum = (of: 'takenInCents' | 'refundCents' | 'earnedCents') => days.reduce((cents, day) => cents + day[of], 0);
    const named = (rows: readonly Part[]) => rows.map((row) => ({ __typename: 'TakingsPart' as const, ...row }));
    return {
      __typename: 'Takings',
      from,
      to,
      days: days.map(({ earnedCents, ...day }) => ({ __typename: 'TakingsOfDay', ...day })),
      takenInCents: sum('takenInCents'),
      refundCents: sum('refundCents'),
      earnedCents: sum('earnedCents'),
      deferredCents: deferred?.cents ?? 0,
      byTender: named(report.byTender),
      byChannel: named(report.byChannel),
      byTour: named(report.byTour),
      byProduct: named(report.byProduct),
    };
  }
  /** The days of all channels, as the report names them. */
  async rows(days: Days): Promise<RowOf<typeof takings>[]> {
    return (await this.report(days, null)).days.map((day) => ({
      date: day.date,
      tours: day.tourCents,
      food: day.foodCents,
      goods: day.goodsCents,
      shippingAndTax: day.shippingCents,
      other: day.otherCents,
      refunds: day.refundCents,
      takenIn: day.takenInCents,
    }));
  }
}
