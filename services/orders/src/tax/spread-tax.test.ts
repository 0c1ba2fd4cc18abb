import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spreadTax, type Taxable } from './spread-tax.js';

const line = fc.record({
  cents: fc.integer({ min: 0, max: 500_000 }),
  basisPoints: fc.constantFrom(0, 1, 625, 825, 2_500),
});
const receipt = fc.array(line, { maxLength: 50 });
const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);
const exact = ({ cents, basisPoints }: Taxable): number => (cents * basisPoints) / 10_000;

describe('the tax of a receipt', () => {
  it('is the sum of the taxes of its lines, per rate', () => {
    fc.assert(
      fc.property(receipt, (lines) => {
        const taxes = spreadTax(lines);
        for (const rate of new Set(lines.map(({ basisPoints }) => basisPoints))) {
          const ofRate = [...lines.keys()].filter((place) => lines[place]?.basisPoints === rate);
          const base = sum(ofRate.map((place) => lines[place]?.cents ?? 0));
          const whole = (BigInt(base) * BigInt(rate) + 5_000n) / 10_000n;
          expect(sum(ofRate.map((place) => taxes[place] ?? 0))).toBe(Number(whole));
        }
      }),
    );
  });

  it('puts no line more than a cent from its exact share, and nothing on what is exempt or free', () => {
    fc.assert(
      fc.property(receipt, (lines) => {
        for (const [place, tax] of spreadTax(lines).entries()) {
          const given = lines[place] as Taxable;
          expect(Math.abs(tax - exact(given))).toBeLessThan(1);
          if (given.basisPoints === 0 || given.cents === 0) expect(tax).toBe(0);
        }
      }),
    );
  });

  it('rounds half a cent up once, not line by line', () => {
    const one = { cents: 6, basisPoints: 825 };
    expect(spreadTax([one])).toEqual([0]);
    expect(spreadTax([one, one, one])).toEqual([1, 0, 0]);
    expect(spreadTax([{ cents: 200, basisPoints: 25 }])).toEqual([1]);
    expect(
      spreadTax([
        { cents: 7_799, basisPoints: 825 },
        { cents: 599, basisPoints: 825 },
      ]),
    ).toEqual([644, 49]);
  });
});
