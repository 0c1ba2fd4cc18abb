import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stateParts, taxDueOn } from './tax-report.js';

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
const rates = fc
  .tuple(fc.integer({ min: 1, max: 2_500 }), fc.integer({ min: 0, max: 2_500 }))
  .filter(([rate, state]) => state <= rate)
  .map(([rate, stateRate]) => ({ rate, stateRate }));
const taxes = fc.array(fc.integer({ min: -50_000_000, max: 50_000_000 }), { maxLength: 8 });

describe('the parts of a tax', () => {
  it('add up to it by the rates, half a cent to the state, and each is within a cent of its share', () => {
    fc.assert(
      fc.property(taxes, rates, (collected, { rate, stateRate }) => {
        const parts = stateParts(collected, { rate, stateRate });
        const exact = BigInt(sum(collected)) * BigInt(stateRate) * 2n + BigInt(rate);
        const whole = BigInt(rate) * 2n;
        const down = exact >= 0n ? exact / whole : -((-exact + whole - 1n) / whole);
        expect(sum(parts)).toBe(Number(down));
        for (const [place, part] of parts.entries()) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(Math.abs(part * rate - (collected[place] ?? 0) * stateRate)).toBeLessThan(rate);
        }
      }),
    );
  });

  it('are the whole tax where all of the rate is the state’s, and nothing where none is', () => {
    fc.assert(
      fc.property(taxes, rates, (collected, { rate }) => {
        expect(stateParts(collected, { rate, stateRate: rate })).toEqual(collected);
        expect(sum(stateParts(collected, { rate, stateRate: 0 }))).toBe(0);
      }),
    );
  });

  it('are exact where the product of cents and rate no number holds', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(stateParts([most], { rate: 825, stateRate: 625 })).toEqual([
      Number((BigInt(most) * 625n * 2n + 825n) / (825n * 2n)),
    ]);
  });

  it('of 1.69 at 6.25% and 2% are 1.28 and 0.41', () => {
    expect(stateParts([120, 49], { rate: 825, stateRate: 625 })).toEqual([91, 37]);
  });
});

describe('the tax of a month is due', () => {
  it.each([
    ['2026-09', '2026-10-20'],
    // Sunday the 20th.
    ['2026-11', '2026-12-21'],
    // January 20, 2025 was the third Monday.
    ['2024-12', '2025-01-21'],
    ['2026-12', '2027-01-20'],
    // A Saturday.
    ['2027-02', '2027-03-22'],
  ])('of %s on %s', (month, day) => expect(taxDueOn(month, 20)).toBe(day));

  it('on the day that the house has set, past a holiday that is observed', () => {
    // Independence Day 2026 is a Saturday, observed on Friday the 3rd.
    expect(taxDueOn('2026-06', 3)).toBe('2026-07-06');
    expect(taxDueOn('2026-01', 28)).toBe('2026-03-02');
    // Good Friday is no federal holiday.
    expect(taxDueOn('2027-02', 26)).toBe('2027-03-26');
  });
});
