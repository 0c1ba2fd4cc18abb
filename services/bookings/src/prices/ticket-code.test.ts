import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withCode, withCodesOf } from './ticket-code.js';
import { adultLines, centsOf, guestsOf } from './ticket-line.js';

const party = fc.record({ count: fc.integer({ min: 1, max: 20 }), unitCents: fc.integer({ min: 0, max: 50_000 }) });

describe('the tickets of a party with a code', () => {
  it('cost what the code leaves, ticket by ticket, and as many guests come', () => {
    fc.assert(
      fc.property(party, fc.nat(20), fc.nat(50_000), ({ count, unitCents }, some, cents) => {
        const off = Math.min(cents, unitCents);
        const cheaper = Math.min(some, count);
        const ticket = { type: 'adult', unitPrice: unitCents, count: cheaper, off };
        const lines = withCode(adultLines(count, unitCents), {
          code: 'SPRING',
          tickets: cheaper === 0 ? [] : [ticket],
        });
        expect(guestsOf(lines ?? [])).toBe(count);
        expect(centsOf(lines ?? [])).toBe(count * unitCents - cheaper * off);
      }),
    );
  });

  it('keep what the code took off at another price, and never cost less than nothing', () => {
    const tickets = [
      { type: 'adult', unitPrice: 2_000, count: 1, off: 34 },
      { type: 'adult', unitPrice: 2_000, count: 2, off: 33 },
    ];
    const bought = withCode(adultLines(4, 2_000), { code: 'SPRING', tickets }) ?? [];
    expect(bought.map(({ count, unitCents, reason }) => [count, unitCents, reason])).toEqual([
      [1, 1_966, 'Code SPRING, −$0.34'],
      [2, 1_967, 'Code SPRING, −$0.33'],
      [1, 2_000, undefined],
    ]);
    const [dearer] = adultLines(4, 3_000);
    const [cheaper] = adultLines(4, 10);
    if (!dearer || !cheaper) throw new Error('no tickets');
    expect(centsOf(withCodesOf(bought, dearer))).toBe(4 * 3_000 - 100);
    expect(centsOf(withCodesOf(bought, cheaper))).toBe(10);
    expect(withCodesOf(bought, dearer).map(({ listCents }) => listCents)).toEqual([3_000, 3_000, undefined]);
  });

  it('are refused where the discount is of tickets at another price', () => {
    const tickets = [{ type: 'adult', unitPrice: 1_999, count: 1, off: 1 }];
    expect(withCode(adultLines(4, 2_000), { code: 'SPRING', tickets })).toBeUndefined();
  });
});
