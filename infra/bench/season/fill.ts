import { chosenHouse } from '../../local/house.ts';
import type { Ask } from '../../reconciliation/src/reconciliation-context.ts';

const { timeZone } = chosenHouse();

/**
 * Of ten sales, seven are visits, of which six are earned and one in eight is partly refunded; three are goods with
 * shipping, handed over two days later. Every twentieth has a voucher of the house. Each movement sums to 0, as the
 * database demands.
 */
const FILL = `
  WITH sales AS (
    SELECT n, gen_random_uuid() AS source, timestamptz '2026-01-01 15:00Z' + (n * interval '365 days' / $1::int) AS at,
      1000 + (n * 7919) % 9000 AS cents, n % 10 < 7 AS is_visit, n % 8 = 0 AS is_back
    FROM generate_series(0, $1::int - 1) AS n
  ), tours AS (
    SELECT array_agg(gen_random_uuid()) AS ids FROM generate_series(1, 5)
  ), moves AS (
    SELECT s.*, gen_random_uuid() AS movement, m.* FROM sales s, LATERAL (
      SELECT s.at AS moved_at, 'paid' AS cause, 1 AS step
      UNION ALL SELECT s.at + interval '5 days', 'earned', 2 WHERE s.is_visit AND s.n % 10 <> 6
      UNION ALL SELECT s.at + interval '2 days', 'changed', 3 WHERE NOT s.is_visit
      UNION ALL SELECT s.at + interval '1 day', 'refund_requested', 4 WHERE s.is_visit AND s.is_back
      UNION ALL SELECT s.at + interval '26 hours', 'refund_settled', 5 WHERE s.is_visit AND s.is_back
      UNION ALL SELECT s.at, 'voucher_issued', 6 WHERE s.n % 20 = 0
    ) AS m
  ), lines AS (
    SELECT m.*, l.* FROM moves m, LATERAL (
      SELECT 1 AS position, 'card' AS account, m.cents AS amount, NULL AS kind, 'card' AS tender WHERE m.step = 1
      UNION ALL SELECT 2, 'deferred_visits', -m.cents, 'tour', NULL WHERE m.step = 1 AND m.is_visit
      UNION ALL SELECT 2, 'deferred_goods', 599 - m.cents, 'goods', NULL WHERE m.step = 1 AND NOT m.is_visit
      UNION ALL SELECT 3, 'deferred_goods', -599, 'shipping', NULL WHERE m.step = 1 AND NOT m.is_visit
      UNION ALL SELECT 1, 'deferred_visits', m.cents, 'tour', NULL WHERE m.step = 2
      UNION ALL SELECT 2, 'tours', -m.cents, 'tour', NULL WHERE m.step = 2
      UNION ALL SELECT 1, 'deferred_goods', m.cents - 599, 'goods', NULL WHERE m.step = 3
      UNION ALL SELECT 2, 'goods', 599 - m.cents, 'goods', NULL WHERE m.step = 3
      UNION ALL SELECT 3, 'deferred_goods', 599, 'shipping', NULL WHERE m.step = 3
      UNION ALL SELECT 4, 'shipping', -599, 'shipping', NULL WHERE m.step = 3
      UNION ALL SELECT 1, 'deferred_visits', m.cents / 4, 'tour', NULL WHERE m.step = 4
      UNION ALL SELECT 2, 'refunds_due', -(m.cents / 4), NULL, 'card' WHERE m.step = 4
      UNION ALL SELECT 1, 'refunds_due', m.cents / 4, NULL, 'card' WHERE m.step = 5
      UNION ALL SELECT 2, 'card', -(m.cents / 4), NULL, 'card' WHERE m.step = 5
      UNION ALL SELECT 1, 'goodwill', m.cents, 'voucher', NULL WHERE m.step = 6
      UNION ALL SELECT 2, 'voucher_liability', -m.cents, 'voucher', NULL WHERE m.step = 6
    ) AS l
  )
  INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, tender, kind, tax_code, tour_id, product_id,
    starts_at, source, source_id, reference, channel, cause, is_refund)
  SELECT movement, position, moved_at, (moved_at AT TIME ZONE '${timeZone}')::date, account, amount, tender, kind,
    CASE kind WHEN 'tour' THEN 'tours' WHEN 'voucher' THEN NULL ELSE kind END, CASE WHEN kind = 'tour' THEN tours.ids[1 + n % 5] END,
    CASE WHEN kind = 'goods' THEN 'product-' || n % 20 END, CASE WHEN kind = 'tour' THEN at + interval '5 days' END,
    CASE WHEN is_visit THEN 'bookings' ELSE 'orders' END, source, 'HT-' || n, CASE WHEN n % 3 = 0 THEN 'door' ELSE 'site' END,
    cause, step = 4
  FROM lines, tours ORDER BY moved_at, movement, position`;

/** Writes a year of so many sales into an empty ledger. */
export async function fillSeason(ledger: Ask, sales: number): Promise<void> {
  await ledger(FILL, [sales]);
  await ledger('ANALYZE money_lines');
}

/** That year's visits, each by a party that came or not, as copies of a booking. Triggers would publish all of them. */
export const FILL_VISITS = (sales: number) => `
  SET LOCAL session_replication_role = replica;
  CREATE TEMP TABLE season ON COMMIT DROP AS
    SELECT n, gen_random_uuid() AS id, at, 'standard@' || to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS slot_id
    FROM generate_series(0, ${sales} - 1) AS n, LATERAL (SELECT date_bin('2 hours', timestamptz '2026-01-01 15:00Z'
      + (n * interval '365 days' / ${sales}), timestamptz '2026-01-01 00:00Z') AS at) AS start WHERE n % 10 < 7;
  INSERT INTO slots (id, tour_type, starts_at, capacity, taken) SELECT DISTINCT slot_id, 'standard', at, 15, 2 FROM season
    ON CONFLICT DO NOTHING;
  INSERT INTO bookings SELECT (jsonb_populate_record(one.b, jsonb_build_object('id', s.id, 'confirmation_code', 'SEASON-' || s.n,
    'payment_intent_id', 'pi_season_' || s.n, 'idempotency_key', NULL, 'slot_id', s.slot_id, 'starts_at', s.at,
    'tour_date', (s.at AT TIME ZONE '${timeZone}')::date, 'created_at', s.at - interval '1 day' * (s.n % 40)))).*
    FROM (SELECT bookings AS b FROM bookings LIMIT 1) AS one, season AS s;
  INSERT INTO scans (id, device_id, sequence, date, booking_id, people, verdict, overridden, scanned_at, clock_offset_ms, staff_id, received_at)
    SELECT gen_random_uuid(), 'season', n, at::date, id, 2, 'ADMIT', false, at, 0, gen_random_uuid(), at FROM season WHERE n % 9 > 0;
  ANALYZE bookings, slots, scans`;

/** Takes it out again, against the triggers that keep lines: no booking and no order stands behind it. */
export async function clearSeason(ledger: Ask): Promise<void> {
  await ledger(`DO $$ BEGIN
    SET LOCAL session_replication_role = replica;
    DELETE FROM money_lines WHERE reference ~ '^HT-[0-9]+$';
  END $$`);
}
