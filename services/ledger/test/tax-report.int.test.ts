import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Books, type Lines, reversed, runBooks, visit } from './support/books.js';

const START = '2026-10-05T15:00:00.000Z';
const [TOUR, BOOK] = [randomUUID(), randomUUID()];
const TEXAS = { taxRate: 825, stateTaxRate: 625 };

/** A mug or a book, with what it is taxed. */
function goods(cents: number, tax: number, rates: object = TEXAS, code = 'goods'): Lines {
  return [
    { account: 'deferred_goods', kind: 'goods', taxCode: code, ...rates, productId: BOOK, cents: -cents },
    { account: 'tax_payable', kind: 'tax', taxCode: code, ...rates, cents: -tax },
  ];
}
function paid(lines: Lines, by: 'card' | 'voucher' = 'card'): Lines {
  const cents = lines.reduce((sum, line) => sum - line.cents, 0);
  if (by === 'card') return [{ account: 'card', tender: 'card', cents }, ...lines];
  return [{ account: 'voucher_liability', kind: 'voucher', tender: 'voucher', cents }, ...lines];
}

const TAX = `query ($from: String!, $to: String!) { taxReport(from: $from, to: $to) { ... on TaxReport { collectedCents
  months { month taxCode rate stateRate soldCents refundCents taxCents taxableCents exemptCents stateCents localCents unsplitCents dueOn }
  returns { month totalCents taxableCents exemptCents taxCents stateCents localCents unsplitCents dueOn } } } }`;
const LINES = `query ($filter: MoneyLineFilter!) { moneyLines(filter: $filter, first: 100) { ... on MoneyLinePage { sumCents } } }`;

let books: Books;
beforeAll(async () => {
  books = await runBooks({ SALES_TAX_DUE_DAY: 20 });
  const sell = (at: string, lines: Lines, cause = 'paid') => books.take({ at, source: 'orders', lines, cause });
  await books.take({ at: '2026-10-01T15:00:00.000Z', lines: visit(7_500, START, TOUR) });
  await sell('2026-10-02T15:00:00.000Z', paid([...goods(1_450, 120), ...goods(599, 49, TEXAS, 'shipping')]));
  await sell('2026-10-03T15:00:00.000Z', paid(goods(4_000, 80, { taxRate: 200, stateTaxRate: 200 }, 'books')));
  // Before a manager entered the parts of the rate.
  await sell('2026-09-30T15:00:00.000Z', paid(goods(1_000, 83, {})));
  const byVoucher = paid(goods(1_450, 120), 'voucher');
  await sell('2026-10-04T15:00:00.000Z', byVoucher);
  await sell('2026-11-02T15:00:00.000Z', reversed(byVoucher), 'refund_requested');
});
afterAll(() => books.close());

const SUMS = ['taxableCents', 'exemptCents', 'taxCents', 'stateCents', 'localCents', 'unsplitCents'] as const;
type Sums = Readonly<Record<(typeof SUMS)[number], number>> & { readonly month: string };
const report = (from: string, to: string) =>
  books.report(TAX, { from, to }) as Promise<{ months: Sums[]; returns: (Sums & { totalCents: number })[] }>;

it('has what a return needs: taxable, exempt, the tax of each rate, its parts, and when it is due', async () => {
  const { months, returns } = await report('2026-10-01', '2026-10-31');
  expect(returns).toEqual([
    {
      ...{ month: '2026-10', totalCents: 14_999, taxableCents: 7_499, exemptCents: 7_500, unsplitCents: 0 },
      // 289 at 8.25%: 218.94 for the state; 80 at 2%, all the state's.
      ...{ taxCents: 369, stateCents: 299, localCents: 70, dueOn: '2026-11-20' },
    },
  ]);
  expect(months).toMatchObject([
    { taxCode: 'books', rate: 200, stateRate: 200, taxableCents: 4_000, taxCents: 80, stateCents: 80, localCents: 0 },
    {
      taxCode: 'goods',
      rate: 825,
      stateRate: 625,
      taxableCents: 2_900,
      taxCents: 240,
      stateCents: 182,
      localCents: 58,
    },
    { taxCode: 'shipping', rate: 825, taxableCents: 599, taxCents: 49, stateCents: 37, localCents: 12 },
    { taxCode: 'tours', rate: null, exemptCents: 7_500, taxableCents: 0, taxCents: 0 },
  ]);
});

it('adds up to the cent, also where parts are not known, in months without sales and below 0', async () => {
  const { months, returns } = await report('2026-08-15', '2026-12-01');
  expect(returns.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']);
  for (const one of returns) {
    const same = months.filter(({ month }) => month === one.month);
    for (const sum of SUMS) expect(one[sum]).toBe(same.reduce((cents, row) => cents + row[sum], 0));
    expect(one.stateCents + one.localCents + one.unsplitCents).toBe(one.taxCents);
    expect(one.totalCents).toBe(one.taxableCents + one.exemptCents);
  }
  expect(returns[1]).toMatchObject({ taxableCents: 1_000, taxCents: 83, unsplitCents: 83, dueOn: '2026-10-20' });
  expect(returns[3]).toMatchObject({ taxableCents: -1_450, taxCents: -120, stateCents: -91, dueOn: '2026-12-21' });
  expect(returns[4]).toMatchObject({ totalCents: 0, taxCents: 0, dueOn: '2027-01-20' });
});

it('has what goes back to a voucher as a refund of its own month, and the sale stays', async () => {
  const { months } = await report('2026-10-01', '2026-11-30');
  expect(months.filter((row) => Object(row).taxCode === 'goods')).toMatchObject([
    { month: '2026-10', soldCents: 2_900, refundCents: 0 },
    { month: '2026-11', soldCents: 0, refundCents: -1_450 },
  ]);
});

it.each([
  [{ tax: 'SOLD' }, -14_999],
  [{ tax: 'TAXABLE' }, -7_499],
  [{ tax: 'EXEMPT' }, -7_500],
  [{ tax: 'TAX' }, -369],
  [{ tax: 'TAX', taxRate: 825 }, -289],
  [{ tax: 'TAXABLE', taxRate: 200 }, -4_000],
])('the lines behind %j add up to the number', async (filter, sumCents) => {
  const days = { from: '2026-10-01', to: '2026-10-31' };
  expect(await books.report(LINES, { filter: { ...days, ...filter } })).toEqual({ sumCents });
});

it('has what a group was taxed for in the month of its invoice, and as exempt once its certificate came', async () => {
  const sourceId = randomUUID();
  const group = (at: string, cause: string, lines: Lines) =>
    books.take({ at, source: 'orders', sourceId, channel: 'group', cause, lines });
  const sold = (taxCode: string, cents: number) => ({ account: 'goods', kind: 'goods', taxCode, cents }) as const;
  const tax = (cents: number) => ({ account: 'tax_payable', kind: 'tax', taxCode: 'goods', cents }) as const;
  const owed = (cents: number) => ({ account: 'receivable', kind: 'tour', tourId: TOUR, cents }) as const;
  await group('2027-01-12T18:00:00.000Z', 'group_invoiced', [owed(10_825), sold('goods', -10_000), tax(-825)]);
  await group('2027-02-12T18:00:00.000Z', 'group_credited', [
    ...[sold('goods', 10_000), tax(825), sold('goods_exempt', -10_000), owed(-825)],
  ]);
  const { months, returns } = await report('2027-01-01', '2027-02-28');
  expect(months).toMatchObject([
    { month: '2027-01', taxCode: 'goods', taxableCents: 10_000, exemptCents: 0, taxCents: 825 },
    { month: '2027-02', taxCode: 'goods', taxableCents: -10_000, exemptCents: 0, taxCents: -825 },
    { month: '2027-02', taxCode: 'goods_exempt', taxableCents: 0, exemptCents: 10_000, taxCents: 0 },
  ]);
  expect(returns).toMatchObject([
    { totalCents: 10_000, taxableCents: 10_000, taxCents: 825 },
    { totalCents: 0, taxableCents: -10_000, exemptCents: 10_000, taxCents: -825 },
  ]);
});
