import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Books, runBooks } from './support/books.js';

const SALES = 1_000_000;
const CENTS = 4_000;
const SUM = SALES * CENTS;
const TOUR = randomUUID();
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const QUARTER = { from: '2025-10-01', to: '2025-12-31' };

/** Lines of a sale: paid by card, and earned at its start. $1 the first sale, $2 the last, $3 the tour. */
const SELL = `
  INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, tender, kind, tax_code, tour_id,
    source, source_id, reference, channel, cause, is_refund)
  SELECT id, position, at, (at AT TIME ZONE 'America/Chicago')::date, account, cents, tender, kind, tax_code, $3::uuid,
    'bookings', id, '', 'site', 'paid', false
  FROM (SELECT gen_random_uuid() AS id, timestamptz '2025-01-01T18:00:00Z' + (n % 365) * interval '1 day' AS at
    FROM generate_series($1::integer, $2::integer) AS n) AS sale,
  (VALUES (1, 'card', ${CENTS}, 'card', NULL, NULL), (2, 'tours', -${CENTS}, NULL, 'tour', 'tours'))
    AS line (position, account, cents, tender, kind, tax_code)`;

let books: Books;
beforeAll(async () => {
  books = await runBooks();
  const atOnce = 100_000;
  for (let first = 0; first < SALES; first += atOnce) {
    await books.dataSource.query(SELL, [first, first + atOnce - 1, TOUR]);
  }
  await books.dataSource.query('SET ROLE NONE; ANALYZE money_lines; RESET ROLE');
}, 600_000);
afterAll(() => books.close());

const DAYS = '$from: String!, $to: String!';
const GIVEN = 'from: $from, to: $to';

it.each([
  [
    'takings',
    `query (${DAYS}) { takings(${GIVEN}) { ... on Takings { takenInCents earnedCents byTour { cents } byTender { cents } } } }`,
    YEAR,
    { takenInCents: SUM, earnedCents: SUM, byTour: [{ cents: SUM }], byTender: [{ cents: SUM }] },
  ],
  [
    'tax',
    `query (${DAYS}) { taxReport(${GIVEN}) { ... on TaxReport { collectedCents months { soldCents } } } }`,
    { from: '2025-01-01', to: '2025-01-31' },
    { collectedCents: 0, months: [{ soldCents: expect.any(Number) }] },
  ],
  [
    'lines',
    `query (${DAYS}) { moneyLines(filter: { ${GIVEN}, accounts: ["card"] }, first: 100) { ... on MoneyLinePage { total sumCents } } }`,
    YEAR,
    { total: SALES, sumCents: SUM },
  ],
])(
  'the report opens and is right: %s',
  async (name, query, days, expected) => {
    expect(await timed(name, () => books.report(query, days))).toEqual(expected);
  },
  60_000,
);

it('accounts, payouts and the journal are right', async () => {
  const balances = await timed('accounts', () =>
    books.report(
      `query (${DAYS}) { accountBalances(${GIVEN}) { ... on AccountBalances { accounts { account closingCents } } } }`,
      YEAR,
    ),
  );
  expect(balances.accounts).toContainEqual({ account: 'card', closingCents: SUM });
  expect(balances.accounts).toContainEqual({ account: 'tours', closingCents: -SUM });
  const payouts = await timed('payouts', () =>
    books.report(
      `query (${DAYS}) { payouts(${GIVEN}) { ... on Payouts { days { capturedCents differenceCents } } } }`,
      QUARTER,
    ),
  );
  const { days } = payouts as { days: { capturedCents: number; differenceCents: number }[] };
  expect(days.every(({ differenceCents }) => differenceCents === 0)).toBe(true);
  const entries = await timed('journal', () => books.journal(YEAR));
  const cards = entries.filter(({ account }) => account === 'card');
  expect(cards.reduce((sum, { cents }) => sum + cents, 0)).toBe(SUM);
  const ofQuarter = cards.filter(({ date }) => date >= QUARTER.from).reduce((sum, { cents }) => sum + cents, 0);
  expect(days.reduce((sum, { capturedCents }) => sum + capturedCents, 0)).toBe(ofQuarter);
  const vouchers = await timed('vouchers', () => books.rows('vouchers', YEAR));
  expect(vouchers).toHaveLength(365);
}, 120_000);

/** Prints how long the report took. */
async function timed<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const report = await read();
  process.stdout.write(`${SALES} sales, ${name}: ${Math.round(performance.now() - startedAt)} ms\n`);
  return report;
}
