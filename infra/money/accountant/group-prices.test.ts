import { expect, it } from '@jest/globals';
import type { GroupDeal } from '../contract/groups.ts';
import { depositOf, groupAccounts, groupPrice, keptOf } from './group-prices.ts';

const START = Date.parse('2027-03-16T16:00:00Z');
const DAY_MS = 86_400_000;
const people = { pupils: 48, adults: 6 };
const deal = (more: Partial<GroupDeal> = {}): GroupDeal => ({
  ...{ id: 'a', number: 'HG-1', extraCents: 0, quoted: people, people, firstStart: START, isBooked: true },
  ...{ money: [], invoices: [], credits: [], writtenOffCents: 0 },
  ...more,
});
const accounts = (more: Partial<GroupDeal>) =>
  Object.fromEntries(Object.entries(groupAccounts(deal(more))).filter(([, cents]) => cents !== 0));

it('prices the example of product.md §23.12', () => {
  expect(groupPrice(people, 0)).toEqual({ people: 48_000, goods: 0, tax: 0 });
  expect(groupPrice({ pupils: 10, adults: 2 }, 1_600)).toEqual({ people: 15_000, goods: 1_600, tax: 132 });
  expect(depositOf(deal())).toBe(12_000);
});

it('keeps what a cancellation of product.md §23.20 costs', () => {
  const kept = (days: number, more: Partial<GroupDeal> = {}) =>
    keptOf(deal({ endedAt: START - days * DAY_MS, ...more }));
  expect(kept(14)?.people).toBe(0);
  expect(kept(13)?.people).toBe(12_000);
  expect(kept(1)?.people).toBe(48_000);
  expect(kept(1, { isBooked: false })?.people).toBe(0);
  expect(keptOf(deal())).toBeUndefined();
});

it('has money ahead deferred, and what is late owed', () => {
  const check = { method: 'check', cents: 12_000 } as const;
  expect(accounts({ money: [check] })).toEqual({ bank: 12_000, deferred_visits: -12_000 });
  const canceled = { endedAt: START - DAY_MS, money: [check] };
  expect(accounts(canceled)).toEqual({ bank: 12_000, deferred_visits: -48_000, receivable: 36_000 });
  const credited = { ...canceled, invoices: [null], credits: [6_000] };
  expect(accounts(credited)).toEqual({ bank: 12_000, deferred_visits: -42_000, receivable: 30_000 });
  expect(accounts({ ...credited, writtenOffCents: 30_000 })).toEqual({
    ...{ bank: 12_000, deferred_visits: -42_000, bad_debts: 30_000 },
  });
  expect(accounts({ endedAt: START - 20 * DAY_MS, money: [check] })).toEqual({ bank: 12_000, refunds_due: -12_000 });
});
