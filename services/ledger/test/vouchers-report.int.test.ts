import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Books, runBooks } from './support/books.js';

const NOTHING = {
  sold: 0,
  issued: 0,
  credited: 0,
  redeemed: 0,
  returned: 0,
  cashed: 0,
  voided: 0,
  corrected: 0,
};
const MARCH = { from: '2026-03-02', to: '2026-03-05' };

let books: Books;

/** One is sold, one given and one kept as credit; they pay for goods, some of which go back; a rest is cashed, and one goes to its buyer. */
beforeAll(async () => {
  books = await runBooks();
  const owed = { account: 'voucher_liability', kind: 'voucher' } as const;
  const paid = { ...owed, tender: 'voucher' } as const;
  const goods = { account: 'deferred_goods', kind: 'goods', taxCode: 'goods', productId: 'atlas' } as const;
  const card = { account: 'card', tender: 'card' } as const;
  const cash = { account: 'cash', tender: 'cash' } as const;
  const due = { account: 'refunds_due', tender: 'card' } as const;
  const movements = [
    ['2026-03-01', 'paid', 5_000, card, owed],
    ['2026-03-02', 'voucher_issued', 2_500, { account: 'goodwill' }, owed],
    ['2026-03-02', 'voucher_credited', 8_000, { account: 'receivable' }, owed],
    ['2026-03-02', 'paid', 3_000, paid, goods],
    ['2026-03-04', 'refund_requested', 1_000, goods, paid],
    ['2026-03-04', 'voucher_cashed', 200, owed, cash],
    ['2026-03-04', 'refund_requested', 4_000, owed, due],
    ['2026-03-05', 'corrected', 600, { account: 'over_short' }, owed],
  ] as const;
  for (const [date, cause, cents, debit, credit] of movements) {
    const lines = [
      { ...debit, cents },
      { ...credit, cents: -cents },
    ];
    await books.take({ at: `${date}T18:00:00.000Z`, source: 'orders', cause, lines });
  }
});
afterAll(() => books.close());

it('the vouchers lead from what was owed to what is owed, also over days without lines', async () => {
  const of = (date: string, opening: number, moved: object, closing: number) => ({
    ...NOTHING,
    date,
    opening,
    ...moved,
    closing,
  });
  expect(await books.rows('vouchers', MARCH)).toEqual([
    of('2026-03-02', 5_000, { issued: 2_500, credited: 8_000, redeemed: -3_000 }, 12_500),
    of('2026-03-03', 12_500, {}, 12_500),
    of('2026-03-04', 12_500, { returned: 1_000, cashed: -200, voided: -4_000 }, 9_300),
    of('2026-03-05', 9_300, { corrected: 600 }, 9_900),
  ]);
  expect(await books.rows('vouchers', { from: '2025-01-01', to: '2025-01-01' })).toEqual([of('2025-01-01', 0, {}, 0)]);
});

it.each([
  ['SOLD', -5_000],
  ['ISSUED', -2_500],
  ['CREDITED', -8_000],
  ['REDEEMED', 3_000],
  ['RETURNED', -1_000],
  ['CASHED', 200],
  ['VOIDED', 4_000],
  ['CORRECTED', -600],
])('a line is behind each number: %s', async (voucher, sumCents) => {
  const query = `query ($filter: MoneyLineFilter!) { moneyLines(filter: $filter) { ... on MoneyLinePage { total sumCents
    lines { account } } } }`;
  const filter = { ...MARCH, from: '2026-03-01', voucher };
  expect(await books.report(query, { filter })).toMatchObject({
    total: 1,
    sumCents,
    lines: [{ account: 'voucher_liability' }],
  });
});
