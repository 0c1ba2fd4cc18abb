import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Books, type Lines, runBooks } from './support/books.js';

const TAKINGS = `query ($from: String!, $to: String!) { takings(from: $from, to: $to) { ... on Takings {
  takenInCents refundCents earnedCents days { tourCents goodsCents otherCents takenInCents }
  byTour { key cents } byProduct { key cents } } } }`;

let books: Books;
beforeAll(async () => {
  books = await runBooks();
});
afterAll(() => books.close());

it('has a tour of an order once: the order took the money, the booking defers and earns the visit', async () => {
  const [order, booking, tourId, book] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const startsAt = '2026-04-03T15:00:00.000Z';
  const tour = { account: 'receivable', kind: 'tour', tourId } as const;
  const deferred = { account: 'deferred_visits', kind: 'tour', taxCode: 'tours', tourId, startsAt } as const;
  const visitOfSale = [
    { ...tour, tender: 'sale', cents: 5_000 },
    { ...deferred, cents: -5_000 },
  ];
  await books.take({ at: '2026-04-01T15:00:00.000Z', sourceId: booking, lines: visitOfSale });
  await books.take({
    at: '2026-04-01T15:00:01.000Z',
    source: 'orders',
    sourceId: order,
    lines: [
      { account: 'card', tender: 'card', cents: 6_450 },
      { account: 'deferred_goods', kind: 'goods', taxCode: 'goods', productId: book, cents: -1_450 },
      { ...tour, cents: -5_000 },
    ],
  });
  await books.earn();
  const none = { tourCents: 0, goodsCents: 0, otherCents: 0, takenInCents: 0 };
  expect(await books.report(TAKINGS, { from: '2026-04-01', to: '2026-04-03' })).toMatchObject({
    takenInCents: 6_450,
    refundCents: 0,
    earnedCents: 5_000,
    days: [{ tourCents: 5_000, goodsCents: 1_450, otherCents: 0, takenInCents: 6_450 }, none, none],
    byTour: [{ key: tourId, cents: 5_000 }],
    byProduct: [{ key: book, cents: 1_450 }],
  });
});

it('tells the tax of a canceled visit the same, whether it was bought alone or in a cart', async () => {
  const tourId = randomUUID();
  const startsAt = '2026-09-03T15:00:00.000Z';
  const at = '2026-08-01T15:00:00.000Z';
  const owed = { account: 'receivable', kind: 'tour', tourId } as const;
  const deferred = {
    account: 'deferred_visits',
    kind: 'tour',
    taxCode: 'tours',
    tourId,
    startsAt,
    cents: 5_000,
  } as const;
  const due = { account: 'refunds_due', tender: 'card', cents: -5_000 } as const;
  const TAX = `query ($from: String!, $to: String!) { taxReport(from: $from, to: $to) { ... on TaxReport {
    months { month soldCents refundCents } } } }`;
  const cancel = async (month: string, movements: readonly Lines[]) => {
    for (const lines of movements)
      await books.take({ at: at.replace('-08-', `-${month}-`), cause: 'refund_requested', lines });
    const days = { from: `2026-${month}-01`, to: `2026-${month}-01` };
    return [await books.report(TAX, days), await books.report(TAKINGS, days)];
  };
  const alone = await cancel('06', [[deferred, due]]);
  const ofCart = await cancel('07', [
    [deferred, { ...owed, tender: 'sale', cents: -5_000 }],
    [{ ...owed, cents: 5_000 }, due],
  ]);
  expect(alone[0]).toEqual({ months: [{ month: '2026-06', soldCents: 0, refundCents: -5_000 }] });
  expect(ofCart[0]).toEqual({ months: [{ month: '2026-07', soldCents: 0, refundCents: -5_000 }] });
  expect(ofCart[1]).toEqual(alone[1]);
});
