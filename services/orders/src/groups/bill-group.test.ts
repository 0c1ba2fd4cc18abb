import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billedCancellation, billedVisit, notInvoiced, splitByOrder, taxOfLines, totalOf } from './bill-group.js';

const line = { kind: 'people', label: '44 people at $10.00', cents: 44_000, taxCode: 'tours', taxCents: 0 } as const;
const lunch = { kind: 'extra', label: 'Lunch', cents: 10_000, taxCode: 'goods', taxCents: 825 } as const;
const quote = {
  ...{
    lines: [line, lunch],
    pupils: 44,
    adults: 6,
    free: 6,
    rateCents: 1_000,
    totalCents: 54_825,
    depositCents: 13_800,
  },
};
const now = new Date('2027-03-01T15:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('what is billed', () => {
  it.each([
    [null, 54_825],
    [0, 54_825],
    [49, 54_825],
    [50, 54_825],
    [51, 55_825],
    [52, 56_825],
  ])('of a visit that %s came to: %i cents', (came, cents) => {
    expect(totalOf(billedVisit(quote, came))).toBe(cents);
  });

  // 13 of 15 pay, and 15 are billed.
  it.each([
    [15, 15_000],
    [17, 15_000],
    [18, 16_000],
    [20, 18_000],
  ])('of a group of the fewest who pay that %i came to: %i cents', (came, cents) => {
    const fewest = { ...line, label: '15 people at $10.00, the fewest who pay', cents: 15_000 };
    expect(totalOf(billedVisit({ ...quote, lines: [fewest], pupils: 13, adults: 2, free: 2 }, came))).toBe(cents);
  });

  it.each([
    [20, 0],
    [14, 0],
    [13.9, 13_800],
    [2, 13_800],
    [1.9, 54_825],
  ])('of a group that cancels %d days before: %i cents', (days, cents) => {
    expect(totalOf(billedCancellation(quote, { depositBackDays: 14 }, now, inDays(days)))).toBe(cents);
  });

  it('keeps nothing of a group without a deposit before the last two days', () => {
    const free = { ...quote, depositCents: 0 };
    expect(billedCancellation(free, { depositBackDays: 14 }, now, inDays(5))).toEqual([]);
  });

  it('beside an invoice is the difference', () => {
    const billable = billedVisit(quote, 52);
    expect(notInvoiced(billable, 0)).toBe(billable);
    expect(notInvoiced(billable, 54_825)).toMatchObject([{ kind: 'people', cents: 2_000 }]);
    expect(notInvoiced(billable, 56_825)).toEqual([]);
  });
});

it('splits what a purchase order does not cover, to the cent, and taxes it once', () => {
  const people = {
    kind: 'people',
    label: '48 people at $10.00',
    cents: 48_000,
    taxCode: 'tours',
    taxCents: 0,
  } as const;
  const lunches = { kind: 'extra', label: 'Lunches', cents: 1_600, taxCode: 'goods', taxCents: 132 } as const;
  const lines = [people, lunches];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: totalOf(lines) - 1 }), (leftCents) => {
      const { onOrder, rest } = splitByOrder(lines, { leftCents, number: 'PO 7' });
      expect(totalOf(onOrder) + totalOf(rest)).toBe(totalOf(lines));
      expect(totalOf(onOrder)).toBeLessThanOrEqual(leftCents);
      expect([totalOf(onOrder) > 0, totalOf(rest) > 0, taxOfLines(rest)]).toEqual([true, true, 132]);
    }),
  );
});
