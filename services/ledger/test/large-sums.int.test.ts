import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Books, type Lines, runBooks, visit } from './support/books.js';

/** The largest line; the sum of two of them is no 32-bit integer. */
const LINE = 2_147_483_647;
const [TOUR, BOOK] = [randomUUID(), randomUUID()];
const START = '2026-06-01T20:00:00.000Z';
const JUNE = { from: '2026-06-01', to: '2026-06-02' };

let books: Books;

/** On June 1, three of each: a tour, goods, tax, a voucher sold, one given; on June 2, three refunds of the tours. */
beforeAll(async () => {
  books = await runBooks();
  const card = { account: 'card', tender: 'card', cents: LINE } as const;
  const tour = { account: 'deferred_visits', kind: 'tour', taxCode: 'tours', tourId: TOUR, startsAt: START } as const;
  const of = (account: 'deferred_goods' | 'tax_payable' | 'voucher_liability', rest: Partial<Lines[number]>) =>
    [card, { account, cents: -LINE, ...rest }] as Lines;
  const movements: readonly Lines[] = [
    [card, { ...tour, cents: -LINE }],
    of('deferred_goods', { kind: 'goods', taxCode: 'goods', productId: BOOK }),
    of('tax_payable', { kind: 'tax', taxCode: 'goods' }),
    of('voucher_liability', { kind: 'voucher' }),
  ];
  for (const lines of movements) {
    for (let time = 0; time < 3; time += 1) await books.take({ at: '2026-06-01T15:00:00.000Z', lines });
  }
  const back: Lines = [
    { ...tour, cents: LINE },
    { ...card, cents: -LINE },
  ];
  for (let time = 0; time < 3; time += 1) await books.take({ at: '2026-06-02T15:00:00.000Z', lines: back });
});
afterAll(() => books.close());

const DAYS = '$from: String!, $to: String!';
const GIVEN = 'from: $from, to: $to';
const THREE = 3 * LINE;

it.each([
  [
    'the takings',
    `query (${DAYS}) { takings(${GIVEN}) { ... on Takings { takenInCents refundCents deferredCents
      byTender { cents } byTour { cents } byProduct { cents } days { tourCents goodsCents otherCents takenInCents } } } }`,
    {
      takenInCents: 3 * THREE,
      refundCents: -THREE,
      deferredCents: THREE,
      byTender: [{ cents: 4 * THREE }],
      byTour: [{ cents: THREE }],
      byProduct: [{ cents: THREE }],
      days: [
        { tourCents: THREE, goodsCents: THREE, otherCents: THREE, takenInCents: 4 * THREE },
        { tourCents: 0, goodsCents: 0, otherCents: 0, takenInCents: -THREE },
      ],
    },
  ],
  [
    'the tax',
    `query (${DAYS}) { taxReport(${GIVEN}) { ... on TaxReport { collectedCents months { taxCode soldCents refundCents taxCents } } } }`,
    {
      collectedCents: THREE,
      months: [
        { taxCode: 'goods', soldCents: THREE, refundCents: 0, taxCents: THREE },
        { taxCode: 'tours', soldCents: THREE, refundCents: -THREE, taxCents: 0 },
      ],
    },
  ],
  [
    'the payouts',
    `query (${DAYS}) { payouts(${GIVEN}) { ... on Payouts { days { capturedCents refundedCents providerCents differenceCents } } } }`,
    {
      days: [
        { capturedCents: 4 * THREE, refundedCents: 0, providerCents: 4 * THREE, differenceCents: 0 },
        { capturedCents: 0, refundedCents: -THREE, providerCents: -THREE, differenceCents: 0 },
      ],
    },
  ],
  [
    'the lines',
    `query (${DAYS}) { moneyLines(filter: { ${GIVEN}, accounts: ["card"] }) { ... on MoneyLinePage { total sumCents } } }`,
    { total: 15, sumCents: 3 * THREE },
  ],
])('%s add up above $21,474,836.47', async (_, query, expected) => {
  expect(await books.report(query, JUNE)).toEqual(expected);
});

it('accounts and the journal add up above $21,474,836.47, and to 0', async () => {
  const { accounts } = (await books.report(
    `query (${DAYS}) { accountBalances(${GIVEN}) { ... on AccountBalances { accounts { account debitCents creditCents closingCents } } } }`,
    JUNE,
  )) as { accounts: { account: string; closingCents: number }[] };
  expect(accounts[1]).toEqual({
    account: 'card',
    debitCents: 4 * THREE,
    creditCents: -THREE,
    closingCents: 3 * THREE,
  });
  expect(accounts.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0);
  expect(await books.journal(JUNE)).toContainEqual({ date: '2026-06-01', account: 'card', cents: 4 * THREE });
});

it('the vouchers add up above $21,474,836.47', async () => {
  expect(await books.rows('vouchers', JUNE)).toMatchObject([
    { opening: 0, sold: THREE, closing: THREE },
    { opening: THREE, sold: 0, closing: THREE },
  ]);
});

it('a day of them is sealed, with its sums', async () => {
  books.clock.set('2026-06-03T12:00:00Z');
  await books.dataSource.query(`SET ROLE NONE; ALTER TABLE money_lines DISABLE TRIGGER money_lines_stay;
    UPDATE money_lines SET written_at = '2026-06-01T15:00:00Z'; RESET ROLE`);
  await books.sealDays.execute();
  const { accounts } = await books.report('{ sealedDay(date: "2026-06-01") { accounts { account cents } } }');
  expect(accounts).toContainEqual({ account: 'card', cents: 4 * THREE });
  const events: { takenCents: number }[] = await books.dataSource.query(
    `SELECT (event -> 'data' -> 'tenders' -> 0 ->> 'takenCents')::float8 AS "takenCents" FROM outbox ORDER BY position LIMIT 1`,
  );
  expect(events).toEqual([{ takenCents: 4 * THREE }]);
});

it('a visit of more than a line can carry is earned, and stops none after it', async () => {
  const sourceId = randomUUID();
  const startsAt = '2026-07-01T15:00:00.000Z';
  const at = '2026-06-04T15:00:00.000Z';
  for (let time = 0; time < 3; time += 1) {
    await books.take({ at, sourceId, lines: visit(LINE, startsAt, TOUR) });
  }
  const after = await books.take({ at, lines: visit(2_500, startsAt, TOUR) });
  books.clock.set('2026-07-02T12:00:00Z');
  await books.earn();
  const earned = `query ($filter: MoneyLineFilter!) { moneyLines(filter: $filter) { ... on MoneyLinePage { sumCents } } }`;
  const of = (id: string) =>
    books.report(earned, { filter: { from: '2026-07-01', to: '2026-07-01', accounts: ['tours'], sourceId: id } });
  expect(await of(sourceId)).toEqual({ sumCents: -THREE });
  expect(await of(after.data.sourceId)).toEqual({ sumCents: -2_500 });
});
