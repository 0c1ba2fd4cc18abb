import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Accountant } from './support/accountant.js';
import { type Books, type Moved, runBooks } from './support/books.js';
import { movementsOf, type Sale, season } from './support/season.js';

const SALES = 60;
const HOUR = 3_600_000;
const YEAR = ['2026-01-01', '2027-02-04'] as const;
const JUNE = ['2026-06-01', '2026-06-30'] as const;

let books: Books;
const accountant = new Accountant();
beforeAll(async () => {
  books = await runBooks();
}, 60_000);
afterAll(() => books.close());

/**
 * Writes a season as it comes. For one hour the ledger is away: the movements of that hour wait, and each then arrives
 * twice.
 */
async function live(sales: readonly Sale[], awayFrom: number): Promise<void> {
  const movements = sales.flatMap(movementsOf).sort((one, other) => one.at.localeCompare(other.at));
  const isAway = ({ at }: Moved) => Date.parse(at) >= awayFrom && Date.parse(at) < awayFrom + HOUR;
  const late = movements.filter(isAway);
  let lateIsHere = false;
  async function catchUp(now: string): Promise<void> {
    if (lateIsHere || Date.parse(now) < awayFrom + HOUR) return;
    lateIsHere = true;
    for (const movement of late) await books.again(await books.take(movement));
  }
  for (const movement of movements) {
    accountant.write(movement);
    if (isAway(movement)) continue;
    await catchUp(movement.at);
    // The job earns every 15 seconds, so that all visits before this movement are earned when it comes.
    books.clock.set(movement.at);
    await books.earn();
    await books.take(movement);
  }
  await catchUp('2030-01-01T00:00:00Z');
  books.clock.set('2030-01-01T00:00:00Z');
  await books.earn();
}

const PARTS = 'byTender { key cents } byChannel { key cents } byTour { key cents } byProduct { key cents }';
const TAKINGS = `query ($from: String!, $to: String!, $channel: String) { takings(from: $from, to: $to, channel: $channel) {
  ... on Takings { takenInCents refundCents earnedCents deferredCents
    days { date tourCents foodCents goodsCents shippingCents otherCents refundCents takenInCents } ${PARTS} } } }`;

type Parts = { key: string | null; cents: number }[];
const byKey = (parts: unknown) => Object.fromEntries((parts as Parts).map(({ key, cents }) => [key ?? 'none', cents]));

async function takings(from: string, to: string, channel?: string) {
  const { byTender, byChannel, byTour, byProduct, ...rest } = await books.report(TAKINGS, { from, to, channel });
  const parts = { byTender, byChannel, byTour, byProduct };
  return { ...rest, ...Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, byKey(value)])) };
}

const ACCOUNTS = `query ($from: String!, $to: String!) { accountBalances(from: $from, to: $to) { ... on AccountBalances {
  accounts { account openingCents closingCents } } } }`;
const TAX = `query ($from: String!, $to: String!) { taxReport(from: $from, to: $to) { ... on TaxReport {
  months { month taxCode soldCents refundCents taxCents } } } }`;
async function expectSame(from: string, to: string): Promise<void> {
  for (const channel of [undefined, 'door']) {
    expect(await takings(from, to, channel)).toEqual(accountant.takings(from, to, channel));
  }
  const { accounts } = await books.report(ACCOUNTS, { from, to });
  expect(accounts).toEqual(accountant.balances(from, to));
  expect(await books.rows('vouchers', { from, to })).toEqual(accountant.vouchers(from, to));
  const { months } = (await books.report(TAX, { from, to })) as { months: Record<string, string | number>[] };
  const tax = months.map(
    (row) =>
      [`${row.month} ${row.taxCode}`, { sold: row.soldCents, back: row.refundCents, tax: row.taxCents }] as const,
  );
  expect(Object.fromEntries(tax)).toEqual(accountant.tax(from, to));
  const entries = await books.journal({ from, to });
  expect(Object.fromEntries(entries.map(({ date, account, cents }) => [`${date} ${account}`, cents]))).toEqual(
    accountant.journal(from, to),
  );
}

it('every report of a season is equal to the cent to what an independent accountant counts', async () => {
  const awayFrom = fc.integer({ min: Date.parse('2026-05-01T15:00:00Z'), max: Date.parse('2026-09-01T15:00:00Z') });
  const day = fc.integer({ min: 0, max: 398 }).map((days) => new Date(Date.parse(YEAR[0]) + days * 86_400_000));
  const ranges = fc.array(fc.tuple(day, day), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(season(SALES), awayFrom, ranges, async (sales, away, drawn) => {
      // During the hour away, somebody always buys.
      const first = sales[0];
      await live(first ? [{ ...first, at: away + 60_000 }, ...sales] : sales, away);
      await expectSame(...YEAR);
      for (const range of drawn) {
        const [from = YEAR[0], to = YEAR[1]] = range.map((date) => date.toISOString().slice(0, 10)).sort();
        await expectSame(from, to);
      }
    }),
    // Each run adds a season to the same books; a smaller example would not be of the same books.
    { numRuns: 3, endOnFailure: true },
  );
}, 600_000);

it('days add up to months, and each day of the journal to 0', async () => {
  const sum = (days: unknown) =>
    (days as { takenInCents: number }[]).reduce((cents, each) => cents + each.takenInCents, 0);
  const june = await books.report(TAKINGS, { from: JUNE[0], to: JUNE[1] });
  expect(sum(june.days)).toBe(june.takenInCents);
  const entries = await books.journal({ from: YEAR[0], to: YEAR[1] });
  expect(entries.length).toBeGreaterThan(100);
  for (const [, ofDay] of Map.groupBy(entries, ({ date }) => date)) {
    expect(ofDay.reduce((cents, entry) => cents + entry.cents, 0)).toBe(0);
  }
});

it('one cent that is changed in one line of June is found, on its day', async () => {
  const [line]: { id: string; day: string }[] = await books.dataSource.query(
    `SELECT id, to_char(business_date, 'YYYY-MM-DD') AS day FROM money_lines
     WHERE business_date BETWEEN '2026-06-01' AND '2026-06-30' AND account = 'card' ORDER BY id LIMIT 1`,
  );
  if (!line) throw new Error('June has no line');
  // Only whoever owns the database gets this far.
  await books.dataSource.query('ALTER TABLE money_lines DISABLE TRIGGER money_lines_stay');
  await books.dataSource.query(
    `SET ROLE NONE; UPDATE money_lines SET cents = cents + 1 WHERE id = '${line.id}'; RESET ROLE`,
  );
  const [now, then] = [await takings(...JUNE), accountant.takings(...JUNE)];
  const days = (now as unknown as typeof then).days;
  const wrong = days.filter((day, at) => day.takenInCents !== then.days[at]?.takenInCents);
  expect(wrong.map(({ date }) => date)).toEqual([line.day]);
});
