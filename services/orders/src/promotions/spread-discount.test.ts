import { LEAST_CARD_CENTS } from '@hilltop/contracts/house/split-payment';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centsOff, spreadDiscount } from './spread-discount.js';

const pieces = fc.array(
  fc.record({ unitCents: fc.integer({ min: 0, max: 1_000_000 }), count: fc.integer({ min: 1, max: 99 }) }),
  { minLength: 1, maxLength: 50 },
);
const whole = (all: readonly { unitCents: number; count: number }[]) =>
  all.reduce((sum, { unitCents, count }) => sum + unitCents * count, 0);
const off = (all: ReturnType<typeof spreadDiscount>) => all.reduce((sum, one) => sum + centsOff(one), 0);

describe('a discount', () => {
  it('is spread in whole cents: the parts are the sum, and no piece costs less than nothing', () => {
    const kind = fc.constantFrom('percent' as const, 'cents' as const, 'fixed_price' as const);
    fc.assert(
      fc.property(pieces, kind, fc.integer({ min: 1, max: 100 }), fc.nat(1_000_000), (all, of, percent, cents) => {
        const amount = of === 'percent' ? percent : cents + (of === 'cents' ? 1 : 0);
        // Something else in the cart leaves enough for a card.
        const spread = spreadDiscount({ kind: of, amount }, all, 1_000);
        const wanted =
          of === 'percent'
            ? Math.floor((whole(all) * amount + 50) / 100)
            : of === 'cents'
              ? Math.min(amount, whole(all))
              : whole(all.map(({ unitCents, count }) => ({ unitCents: Math.max(0, unitCents - amount), count })));
        expect(off(spread)).toBe(wanted);
        for (const [at, { unitCents, count }] of all.entries()) {
          const own = spread[at] ?? [];
          expect(own.reduce((sum, one) => sum + one.count, 0)).toBeLessThanOrEqual(count);
          expect(own.every(({ offCents }) => offCents > 0 && offCents <= unitCents)).toBe(true);
        }
      }),
    );
  });

  it('leaves nothing, or what a card can pay, where the cart costs that without it', () => {
    const kind = fc.constantFrom('percent' as const, 'cents' as const, 'fixed_price' as const);
    const cheap = fc.array(fc.record({ unitCents: fc.nat(100), count: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(cheap, kind, fc.integer({ min: 1, max: 100 }), fc.nat(60), (all, of, amount, besideCents) => {
        const spread = spreadDiscount({ kind: of, amount }, all, besideCents);
        const costs = whole(all) + besideCents;
        const rest = costs - off(spread);
        if (costs >= LEAST_CARD_CENTS) expect(rest === 0 || rest >= LEAST_CARD_CENTS).toBe(true);
        for (const [at, { unitCents, count }] of all.entries()) {
          expect((spread[at] ?? []).every((one) => one.offCents <= unitCents && one.count <= count)).toBe(true);
        }
      }),
    );
  });

  it('falls on every piece within a cent of its share', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 100 }), (all, amount) => {
        const spread = spreadDiscount({ kind: 'percent', amount }, all, 1_000);
        for (const [at, one] of all.entries()) {
          const share = (whole([one]) * amount) / 100;
          // The rounding of the sum to whole cents is half a cent at most.
          expect(Math.abs(centsOff(spread[at] ?? []) - share)).toBeLessThan(1.5);
        }
      }),
    );
  });

  it('of a third of a dollar is 34 cents of one and 33 of two', () => {
    expect(spreadDiscount({ kind: 'cents', amount: 100 }, [{ unitCents: 2_000, count: 3 }], 0)).toEqual([
      [
        { count: 1, offCents: 34 },
        { count: 2, offCents: 33 },
      ],
    ]);
  });

  it('to a price leaves what is cheaper as it is', () => {
    const all = [
      { unitCents: 2_500, count: 2 },
      { unitCents: 1_000, count: 1 },
    ];
    expect(spreadDiscount({ kind: 'fixed_price', amount: 1_500 }, all, 0)).toEqual([
      [{ count: 2, offCents: 1_000 }],
      [],
    ]);
  });
});
