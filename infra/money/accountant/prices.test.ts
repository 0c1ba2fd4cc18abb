import { describe, expect, it } from '@jest/globals';
import type { Code, Order, Product, Terms } from '../contract/contracts.ts';
import { mayCome } from './judge-visits.ts';
import { orderParts, owedOf, partyCents, receiptOf, spread, visitCents } from './prices.ts';

const tuesday = { date: '2027-01-05', time: '10:00 AM' };
const saturday = { date: '2027-01-09', time: '10:00 AM' };
const terms: Terms = {
  tour: { id: 't', name: 'A Walk', cents: { adult: 2_500, child: 1_250, infant: 0 } },
  saturdayPercent: 60,
  starts: [],
  closable: [],
  refunds: [{ from: '2027-01-01', percent: 100 }],
  products: [],
  shipping: { cents: 599, rate: 825 },
  codes: [],
};
const code = (kind: Code['kind'], amount: number): Code => ({
  ...{ name: 'X', kind, amount, limit: 1, oncePerAddress: false, forTours: true, forGoods: true },
});
const product = (cents: number, rate: number): Product => ({ id: 'p', name: 'p', cents, rate });
const order = (goods: Order['goods'], more: Partial<Order> = {}) => ({ goods, isSent: false, giftCents: [], ...more });

describe('a visit', () => {
  it('costs its tickets, and more on a Saturday', () => {
    expect(partyCents(terms, { adult: 2, child: 1, infant: 1 }, tuesday)).toBe(6_250);
    expect(partyCents(terms, { adult: 2, child: 1 }, saturday)).toBe(10_000);
  });

  it.each([
    [
      'who is added pays in full',
      [
        [1, tuesday],
        [15, tuesday],
      ],
      code('percent', 100),
      35_000,
    ],
    [
      'who left and came again too',
      [
        [3, tuesday],
        [1, tuesday],
        [3, tuesday],
      ],
      code('percent', 20),
      7_000,
    ],
    [
      'a percentage stays one where the visit moves',
      [
        [2, saturday],
        [2, tuesday],
      ],
      code('percent', 20),
      4_000,
    ],
    [
      'and takes no more than it took',
      [
        [2, tuesday],
        [2, saturday],
      ],
      code('percent', 20),
      7_000,
    ],
    [
      'a price stays one',
      [
        [2, saturday],
        [2, tuesday],
      ],
      code('fixed_price', 1_500),
      3_000,
    ],
  ] as const)('with a code: %s', (_, states, used, cents) => {
    const all = states.map(([adult, start]) => ({ party: { adult }, start }));
    expect(visitCents(terms, used, all)).toBe(cents);
  });
});

describe('an order', () => {
  it('is taxed once for each rate, half a cent up, spread by largest remainder', () => {
    const goods = [
      { product: product(1_600, 825), quantity: 3, gone: [] },
      { product: product(2_199, 625), quantity: 1, gone: [] },
    ];
    const { taxes, shipping, shippingTax } = receiptOf(terms, order(goods, { isSent: true }));
    // 8.25% of 53.99 is 4.454, 6.25% of 21.99 is 1.374.
    expect([...taxes, shipping, shippingTax]).toEqual([396, 137, 599, 49]);
  });

  it('gives back its tax with its lines, and the shipping with the last', () => {
    const gone = [{ quantity: 1, goods: 1_000, tax: 83, shipping: 0, isOwed: false }];
    const goods = [gone, []].map((all) => ({ product: product(1_000, 825), quantity: 1, gone: all }));
    expect(orderParts(terms, order(goods, { isSent: true }))).toEqual({
      goods: 1_000,
      shipping: 599,
      tax: 131,
      gifts: 0,
    });
    const last = [{ quantity: 1, goods: 1_000, tax: 131, shipping: 599, isOwed: true }];
    const none = [gone, last].map((all) => ({ product: product(1_000, 825), quantity: 1, gone: all }));
    expect(orderParts(terms, order(none, { isSent: true }))).toEqual({ goods: 0, shipping: 0, tax: 0, gifts: 0 });
    expect(owedOf({ goods: none })).toBe(1_730);
  });

  it('spreads a sum to the cent', () => {
    expect(spread(1_000, [333, 333, 334])).toEqual([333, 333, 334]);
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(5, [0, 0])).toEqual([0, 0]);
  });
});

it.each([
  [{ adult: 1, child: 6, infant: 2 }, true],
  [{ child: 2 }, false],
  [{ companion: 10, adult: 10 }, true],
  [{ companion: 10 }, false],
  [{ infant: 1 }, false],
])('%j may come: %s', (party, expected) => {
  expect(mayCome(party)).toBe(expected);
});
