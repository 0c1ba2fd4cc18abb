import { randomUUID } from 'node:crypto';
import { ACCOUNT_CODES } from '@hilltop/contracts/house/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Books, reversed, runBooks, visit } from './support/books.js';

const [TOUR, OTHER, BOOK] = [randomUUID(), randomUUID(), randomUUID()];
const START = '2026-06-05T15:00:00.000Z';
let books: Books;

/** Two visits, a book with shipping, a refund, a move, and a refund that was sent back. */
beforeAll(async () => {
  books = await runBooks();
  const [first, second, order] = [randomUUID(), randomUUID(), randomUUID()];
  await books.take({ at: '2026-06-01T15:00:00.000Z', sourceId: first, lines: visit(5_000, START, TOUR) });
  await books.take({
    at: '2026-06-02T15:00:00.000Z',
    sourceId: second,
    lines: visit(2_500, START, TOUR, 'cash'),
    channel: 'door',
  });
  await books.take({
    at: '2026-06-02T16:00:00.000Z',
    source: 'orders',
    sourceId: order,
    lines: [
      { account: 'card', tender: 'card', cents: 3_598 },
      { account: 'deferred_goods', kind: 'goods', taxCode: 'goods', productId: BOOK, cents: -2_999 },
      { account: 'deferred_goods', kind: 'shipping', taxCode: 'shipping', cents: -599 },
    ],
  });
  const deferred = { account: 'deferred_visits', kind: 'tour', taxCode: 'tours', startsAt: START } as const;
  await books.take({
    at: '2026-06-03T15:00:00.000Z',
    sourceId: first,
    cause: 'changed',
    lines: [
      { ...deferred, tourId: TOUR, cents: 5_000 },
      { ...deferred, tourId: OTHER, cents: -5_000 },
    ],
  });
  const back = { account: 'refunds_due', tender: 'card', cents: -1_000 } as const;
  await books.take({
    at: '2026-06-03T16:00:00.000Z',
    sourceId: first,
    cause: 'refund_requested',
    lines: [{ ...deferred, tourId: OTHER, cents: 1_000 }, back],
  });
  await books.take({
    at: '2026-06-04T16:00:00.000Z',
    sourceId: first,
    cause: 'refund_settled',
    lines: [...reversed([back]), { account: 'card', tender: 'card', cents: -1_000 }],
  });
  books.clock.set('2026-06-06T12:00:00Z');
  await books.earn();
});
afterAll(() => books.close());

const TAKINGS = `query ($from: String!, $to: String!, $channel: String) { takings(from: $from, to: $to, channel: $channel) {
  ... on Refusal { message } ... on Takings { takenInCents refundCents earnedCents deferredCents
    days { date tourCents foodCents goodsCents shippingCents otherCents refundCents takenInCents }
    byTender { key cents } byChannel { key cents } byTour { key cents } byProduct { key cents } } } }`;
const JUNE = { from: '2026-06-01', to: '2026-06-05' };
const ZEROS = {
  tourCents: 0,
  foodCents: 0,
  goodsCents: 0,
  shippingCents: 0,
  otherCents: 0,
  refundCents: 0,
  takenInCents: 0,
};

describe('the takings', () => {
  it('add up by day, tender, channel, tour and product, with refunds on their own day', async () => {
    expect(await books.report(TAKINGS, JUNE)).toEqual({
      takenInCents: 10_098,
      refundCents: -1_000,
      earnedCents: 6_500,
      deferredCents: 3_598,
      days: [
        { ...ZEROS, date: '2026-06-01', tourCents: 5_000, takenInCents: 5_000 },
        { ...ZEROS, date: '2026-06-02', tourCents: 2_500, goodsCents: 2_999, shippingCents: 599, takenInCents: 6_098 },
        { ...ZEROS, date: '2026-06-03', refundCents: -1_000, takenInCents: -1_000 },
        { ...ZEROS, date: '2026-06-04' },
        { ...ZEROS, date: '2026-06-05' },
      ],
      byTender: [
        { key: 'card', cents: 8_598 },
        { key: 'cash', cents: 2_500 },
      ],
      byChannel: [
        { key: 'site', cents: 8_598 },
        { key: 'door', cents: 2_500 },
      ],
      byTour: [
        { key: OTHER, cents: 5_000 },
        { key: TOUR, cents: 2_500 },
      ],
      byProduct: [{ key: BOOK, cents: 2_999 }],
    });
  });

  it('are of one channel when asked', async () => {
    expect(await books.report(TAKINGS, { ...JUNE, channel: 'door' })).toMatchObject({
      takenInCents: 2_500,
      refundCents: 0,
    });
  });

  it('have zeros without lines, and at most 400 days', async () => {
    expect(await books.report(TAKINGS, { from: '2025-01-01', to: '2025-01-01' })).toMatchObject({
      takenInCents: 0,
      days: [{ ...ZEROS, date: '2025-01-01' }],
      byTender: [],
    });
    const refused = await books.report(TAKINGS, { from: '2025-01-01', to: '2026-06-01' });
    expect(refused).toEqual({ message: 'A report has at most 400 days.' });
  });
});

const LINES = `query ($filter: MoneyLineFilter!, $first: Int) { moneyLines(filter: $filter, first: $first) {
  ... on MoneyLinePage { total sumCents lines { account cents reference } } } }`;

describe('the lines', () => {
  it.each([
    ['what came in', { accounts: ['cash', 'card', 'refunds_due'] }, 10_098],
    ['the refunds of a day', { accounts: ['cash', 'card', 'refunds_due'], refund: true }, -1_000],
    ['a tour', { sold: true, kinds: ['tour'], refund: false, tourId: TOUR }, -2_500],
    ['a product', { sold: true, kinds: ['goods'], refund: false, productId: BOOK }, -2_999],
    ['a channel', { accounts: ['cash', 'card', 'refunds_due'], refund: false, channel: 'door' }, 2_500],
    ['what is earned', { accounts: ['tours', 'food', 'goods', 'shipping'] }, -6_500],
    ['an account since the beginning', { from: '2026-06-05', accounts: ['card'], earlier: true }, 7_598],
    ['no tour of that id', { sold: true, tourId: 'x' }, 0],
  ])('add up to the number before them: %s', async (_, filter, sumCents) => {
    const page = await books.report(LINES, { filter: { ...JUNE, ...filter }, first: 100 });
    const lines = page.lines as { cents: number }[];
    expect(page).toMatchObject({ sumCents, total: lines.length });
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(sumCents);
  });
});

describe('the other reports', () => {
  it('say what every account had, from 0', async () => {
    const query = `query ($from: String!, $to: String!) { accountBalances(from: $from, to: $to) { ... on AccountBalances {
      accounts { account openingCents debitCents creditCents closingCents } } } }`;
    const { accounts } = (await books.report(query, { from: '2026-06-02', to: '2026-06-05' })) as {
      accounts: { account: string; closingCents: number }[];
    };
    expect(accounts).toContainEqual({
      account: 'deferred_visits',
      openingCents: -5_000,
      debitCents: 12_500,
      creditCents: -7_500,
      closingCents: 0,
    });
    expect(accounts).toContainEqual({
      account: 'refunds_due',
      openingCents: 0,
      debitCents: 1_000,
      creditCents: -1_000,
      closingCents: 0,
    });
    expect(accounts.map(({ account }) => account)).toEqual(ACCOUNT_CODES);
    expect(accounts.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0);
  });

  it('say what was sold under each tax code, with refunds apart, and nothing of it taxed without a rate', async () => {
    const query = `query ($from: String!, $to: String!) { taxReport(from: $from, to: $to) { ... on TaxReport { collectedCents
      months { month taxCode soldCents refundCents taxCents }
      returns { month totalCents taxableCents exemptCents taxCents dueOn } } } }`;
    expect(await books.report(query, JUNE)).toEqual({
      collectedCents: 0,
      months: [
        { month: '2026-06', taxCode: 'goods', soldCents: 2_999, refundCents: 0, taxCents: 0 },
        { month: '2026-06', taxCode: 'shipping', soldCents: 599, refundCents: 0, taxCents: 0 },
        { month: '2026-06', taxCode: 'tours', soldCents: 7_500, refundCents: -1_000, taxCents: 0 },
      ],
      returns: [
        ...[
          {
            month: '2026-06',
            totalCents: 10_098,
            taxableCents: 0,
            exemptCents: 10_098,
            taxCents: 0,
            dueOn: '2026-07-20',
          },
        ],
      ],
    });
  });
});

it('the journal tells the reader at the door from cards of the site', async () => {
  const lines = (tender: string, cents: number) => [
    { account: 'card', tender, cents } as const,
    { account: 'receivable', kind: 'tour', tourId: TOUR, cents: -cents } as const,
  ];
  await books.take({ at: '2026-05-01T15:00:00.000Z', lines: lines('card', 700) });
  await books.take({ at: '2026-05-01T16:00:00.000Z', lines: lines('card_reader', 300) });
  expect(await books.journal({ from: '2026-05-01', to: '2026-05-01' })).toMatchObject([
    { account: 'card', cents: 700 },
    { account: 'card_reader', cents: 300 },
    { account: 'receivable', cents: -1_000 },
  ]);
});
