/**
 * How long managers wait for a report: a year with 10,000 sales (SALES) in an instance's ledger, and every report
 * through its front door (ROUNDS times). Writes `results/season.md` and `.json`.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chosenHouse } from '../local/house.ts';
import { withInstance } from '../local/launch/instance.ts';
import { openTimes } from '../local/test/support/open-times.ts';
import { postBooking, tourBooking } from '../local/test/support/tour-booking.ts';
import { messageOf } from '../local/user-error.ts';
import { databaseOn, openDatabases } from '../reconciliation/src/open-databases.ts';
import type { Ask } from '../reconciliation/src/reconciliation-context.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { median } from './measure/statistics.ts';
import { writeResults } from './measure/write-results.ts';
import { reports, signIn, timed } from './season/reports.ts';

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

async function fillSeason(ledger: Ask, sales: number): Promise<void> {
  await ledger(FILL, [sales]);
  await ledger('ANALYZE money_lines');
}

/** That year's visits, each by a party that came or not, as copies of a booking. Triggers would publish all of them. */
const FILL_VISITS = (sales: number) => `
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

/** The booking that is copied. */
async function bookOne(site: string): Promise<void> {
  const [slot] = await openTimes(site);
  if (!slot) throw new Error('Nothing is open');
  const response = await postBooking(site, tourBooking({ name: 'season', guests: 2, ...slot }));
  if (!response.ok) throw new Error(`The booking was answered with ${response.status}`);
}

async function linesOf(ledger: Ask): Promise<number> {
  const [row] = await ledger<{ lines: number }>('SELECT count(*)::int AS lines FROM money_lines');
  return row?.lines ?? 0;
}

const root = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const [sales, rounds] = [numberSetting('SALES', 10_000), numberSetting('ROUNDS', 5)];
  await withInstance({ root }, async (instance) => {
    const { ask, close } = openDatabases((owner) => databaseOn(instance.part('postgres').url ?? '', owner));
    try {
      await fillSeason(ask.ledger, sales);
      const lines = await linesOf(ask.ledger);
      await bookOne(instance.site);
      await ask.bookings(FILL_VISITS(sales));
      const cookie = await signIn(instance);
      const load = { before: loadavg()[0] ?? 0, after: 0 };
      const taken = [];
      for (const report of reports) {
        const ms: number[] = [];
        const last = report.once ? 0 : rounds;
        for (let round = 0; round <= last; round += 1) {
          const { ms: waited } = await timed(instance.site, cookie, report);
          // The first one plans the query and warms the page cache.
          if (round > 0 || last === 0) ms.push(waited);
        }
        taken.push({ name: report.name, ms });
        process.stdout.write(`  ${report.name}: ${ms.map((each) => each.toFixed(0)).join(', ')} ms\n`);
      }
      const date = new Date().toISOString().slice(0, 10);
      const facts = {
        date,
        machine: describeMachine(),
        load: { ...load, after: loadavg()[0] ?? 0 },
        sales,
        lines,
        taken,
      };
      writeResults('season', seasonPage(facts), facts);
      process.stdout.write('  Wrote infra/bench/results/season.md.\n');
    } finally {
      await close();
    }
  });
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});

interface SeasonFacts {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  /** Load averages of one minute. */
  readonly load: { readonly before: number; readonly after: number };
  readonly sales: number;
  readonly lines: number;
  readonly taken: readonly { readonly name: string; readonly ms: readonly number[] }[];
}

function seasonPage({ date, machine, load, sales, lines, taken }: SeasonFacts): string {
  const rows = taken.map(({ name, ms }) => `| ${name} | ${median(ms).toFixed(0)} | ${Math.max(...ms).toFixed(0)} |`);
  return `# How long a report takes

\`node infra/bench/season.ts\` on ${date}: a year of ${sales.toLocaleString('en-US')} sales, ${lines.toLocaleString('en-US')} lines, each report of the whole
year through the front door (payouts: of 92 days), until its last byte. A report should take less than 2,000 ms; the file of all lines has progress
instead, and is asked for once.

| report | ms, median | ms, most |
| --- | --- | --- |
${rows.join('\n')}

Machine: ${machine}. Load average of a minute: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.
`;
}
