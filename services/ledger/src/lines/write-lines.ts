import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { runPrepared } from '@hilltop/platform/database/run-prepared';
import type { EntityManager } from 'typeorm';
import { MONEY } from '../accounts.js';

export interface Movement extends Omit<MoneyMoved, 'lines'> {
  readonly id: string;
  /** When the money moved, ISO 8601. */
  readonly at: string;
  /** Publisher. */
  readonly source: string;
  readonly lines: MoneyMoved['lines'];
  /** Defaults to whether the lines take money away. */
  readonly isRefund?: boolean;
}

/**
 * A movement refunds when it takes money away: also that of a visit whose money an order holds or a voucher keeps, which is a receivable
 * with a tender, and that of what a voucher paid for. The lock on a start keeps it from being earned before the lines are written.
 */
const WRITE_LINES = {
  name: 'write-lines',
  text: `
  WITH lines AS (
    SELECT * FROM jsonb_to_recordset($9::jsonb) AS l (account text, cents integer, tender text, kind text, "taxCode" text,
      "taxRate" smallint, "stateTaxRate" smallint, "tourId" uuid, "productId" text, "startsAt" timestamptz)
  ), starts AS (
    INSERT INTO unearned_visits (source_id, starts_at)
    SELECT DISTINCT $5::uuid, l."startsAt" FROM lines l
    WHERE $8 <> 'earned' AND l.account = 'deferred_visits' AND l."startsAt" IS NOT NULL
    ON CONFLICT (source_id, starts_at) DO UPDATE SET starts_at = excluded.starts_at
  ), page AS MATERIALIZED (
    SELECT belongs, open_page(belongs, ($10::timestamptz AT TIME ZONE $3)::date) AS date
    FROM (SELECT ($2::timestamptz AT TIME ZONE $3)::date AS belongs) AS day
  )
  INSERT INTO money_lines (movement_id, position, at, business_date, corrects_date, account, cents, tender, kind, tax_code,
    tax_rate, state_tax_rate, tour_id, product_id, starts_at, source, source_id, reference, channel, cause, is_refund, written_at)
  SELECT $1::uuid, row_number() OVER (), $2::timestamptz, p.date, nullif(p.belongs, p.date), l.account, l.cents,
    l.tender, l.kind, l."taxCode", l."taxRate", l."stateTaxRate", l."tourId", l."productId", l."startsAt", $4, $5::uuid, $6, $7, $8,
    coalesce($11::boolean, sum(l.cents) FILTER (WHERE ${MONEY}
      OR l.account IN ('receivable', 'voucher_liability') AND l.tender IS NOT NULL) OVER () < 0, false), $10::timestamptz
  FROM lines l, page p
  ON CONFLICT (movement_id, position) DO NOTHING`,
};

/** `WRITE_LINES` calls them. */
export const OPEN_PAGE = new URL('./open-page.sql', import.meta.url);

export interface Writing {
  /** The venue's. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Writes a movement once. */
export async function writeLines(
  manager: EntityManager,
  movement: Movement,
  { timeZone, now }: Writing,
): Promise<void> {
  const lines = JSON.stringify(movement.lines);
  const { id, at, source, sourceId, reference, channel, cause, isRefund = null } = movement;
  const facts = [id, at, timeZone, source, sourceId, reference, channel, cause];
  await runPrepared(manager, WRITE_LINES, [...facts, lines, now, isRefund]);
}
