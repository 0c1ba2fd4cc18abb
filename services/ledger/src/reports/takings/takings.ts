import type { Days } from '@hilltop/platform/values/report-days';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TakingsPart, Takings as TakingsView } from '../../generated/schema-types.js';
import { EARNED, MONEY, SOLD } from '../accounts.js';

const IN_RANGE = `business_date BETWEEN $1::date AND $2::date AND ($3::text IS NULL OR channel = $3::text)`;

const sold = (kinds: string) =>
  `coalesce(-sum(cents) FILTER (WHERE ${SOLD} AND NOT is_refund AND ${kinds}), 0)::float8`;

const DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS date,
    ${sold(`kind = 'tour'`)} AS "tourCents", ${sold(`kind = 'food'`)} AS "foodCents",
    ${sold(`kind = 'goods'`)} AS "goodsCents", ${sold(`kind IN ('shipping', 'tax')`)} AS "shippingCents",
    ${sold(`coalesce(kind, 'voucher') = 'voucher'`)} AS "otherCents",
    coalesce(sum(cents) FILTER (WHERE ${MONEY} AND is_refund), 0)::float8 AS "refundCents",
    coalesce(sum(cents) FILTER (WHERE ${MONEY}), 0)::float8 AS "takenInCents",
    coalesce(-sum(cents) FILTER (WHERE ${EARNED}), 0)::float8 AS "earnedCents"
  FROM generate_series($1::date, $2::date, interval '1 day') AS day
  LEFT JOIN money_lines ON business_date = day::date AND ($3::text IS NULL OR channel = $3::text)
  GROUP BY day ORDER BY day`;

const part = (key: string, amount: string, where: string) => `
  SELECT ${key} AS key, ${amount}::float8 AS cents FROM money_lines
  WHERE ${IN_RANGE} AND NOT is_refund AND ${where} GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY cents DESC, key`;

const PARTS = {
  byTender: part('tender', 'sum(cents)', MONEY),
  byChannel: part('channel', 'sum(cents)', MONEY),
  byTour: part('tour_id', '-sum(cents)', `${SOLD} AND kind = 'tour'`),
  byProduct: part('product_id', '-sum(cents)', `${SOLD} AND kind = 'goods'`),
} as const;

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

/** Sums of lines. */
@Injectable()
export class Takings {
  constructor(private readonly dataSource: DataSource) {}

  /** @param channel null for all */
  async report({ from, to }: Days, channel: string | null): Promise<TakingsView> {
    const values = [from, to, channel];
    const parts = (statement: string) => this.dataSource.query<Pick<TakingsPart, 'key' | 'cents'>[]>(statement, values);
    const [days, deferred, byTender, byChannel, byTour, byProduct] = await Promise.all([
      this.dataSource.query<DayRow[]>(DAYS, values),
      this.dataSource.query<{ cents: number }[]>(DEFERRED, [to, channel]),
      parts(PARTS.byTender),
      parts(PARTS.byChannel),
      parts(PARTS.byTour),
      parts(PARTS.byProduct),
    ]);
    const sum = (of: 'takenInCents' | 'refundCents' | 'earnedCents') => days.reduce((cents, day) => cents + day[of], 0);
    const named = (rows: Pick<TakingsPart, 'key' | 'cents'>[]) =>
      rows.map((row) => ({ __typename: 'TakingsPart' as const, ...row }));
    return {
      __typename: 'Takings',
      from,
      to,
      days: days.map(({ earnedCents, ...day }) => ({ __typename: 'TakingsOfDay', ...day })),
      takenInCents: sum('takenInCents'),
      refundCents: sum('refundCents'),
      earnedCents: sum('earnedCents'),
      deferredCents: deferred[0]?.cents ?? 0,
      byTender: named(byTender),
      byChannel: named(byChannel),
      byTour: named(byTour),
      byProduct: named(byProduct),
    };
  }
}
