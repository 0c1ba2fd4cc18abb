import { runWithCorrelation } from '@hilltop/platform/logging/correlation';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lineView } from './ticket.views.js';
import { withCode, withCodesOf } from './ticket-code.js';
import { adultLines, centsOf, guestsOf, type TicketLine } from './ticket-line.js';

const party = fc.record({ count: fc.integer({ min: 1, max: 20 }), unitCents: fc.integer({ min: 0, max: 50_000 }) });

const open = { visitFrom: null, visitUntil: null, tours: [], leastCents: 0 };

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
          terms: { ...open, kind: 'cents', amount: off },
        });
        expect(guestsOf(lines ?? [])).toBe(count);
        expect(centsOf(lines ?? [])).toBe(count * unitCents - cheaper * off);
      }),
    );
  });

  const start = { date: '2026-12-08', tourId: 't1' };
  const at =
    (unitCents: number) =>
    ({ listCents: _, reason: __, ...line }: TicketLine): TicketLine => ({ ...line, unitCents });

  it('keep the cents that the code took off once, at another price, and never cost less than nothing', () => {
    const tickets = [
      { type: 'adult', unitPrice: 2_000, count: 1, off: 34 },
      { type: 'adult', unitPrice: 2_000, count: 2, off: 33 },
    ];
    const terms = { ...open, kind: 'cents', amount: 100 } as const;
    const bought = withCode(adultLines(4, 2_000), { code: 'SPRING', tickets, terms }) ?? [];
    expect(bought.map(({ count, unitCents, reason }) => [count, unitCents, reason])).toEqual([
      [1, 1_966, 'Code SPRING, −$0.34'],
      [2, 1_967, 'Code SPRING, −$0.33'],
      [1, 2_000, undefined],
    ]);
    const dearer = withCodesOf(bought, at(3_000), start);
    expect([guestsOf(dearer), centsOf(dearer)]).toEqual([3, 3 * 3_000 - 100]);
    expect(dearer.map(({ listCents }) => listCents)).toEqual([3_000, 3_000]);
    expect(centsOf(withCodesOf(bought, at(10), start))).toBe(0);
    expect(withCodesOf(withCodesOf(bought, at(10), start), at(3_000), start)).toEqual(dearer);
  });

  it('cost at another start what a new party with the code pays there, but for what the code takes more than it took', () => {
    const percent = fc.integer({ min: 1, max: 100 });
    const cents = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(party, percent, cents, cents, ({ count, unitCents }, amount, there, back) => {
        const terms = { ...open, kind: 'percent', amount } as const;
        const sum = (price: number) => Math.floor((count * price * amount + 50) / 100);
        const whole = Math.floor(sum(unitCents) / count);
        const more = sum(unitCents) % count;
        const tickets = [
          { type: 'adult', unitPrice: unitCents, count: more, off: whole + 1 },
          { type: 'adult', unitPrice: unitCents, count: count - more, off: whole },
        ].filter((ticket) => ticket.count > 0);
        const bought = withCode(adultLines(count, unitCents), { code: 'SPRING', tickets, terms }) ?? [];
        const moved = withCodesOf(bought, at(there), start);
        const off = count * there - centsOf(moved);
        expect(guestsOf(moved)).toBe(count);
        expect(off).toBeLessThanOrEqual(Math.min(sum(unitCents), sum(there)));
        if (there <= unitCents - 100) expect(Math.abs(off - sum(there))).toBeLessThanOrEqual(count);
        // Where it was in between makes no difference.
        const again = withCodesOf(withCodesOf(moved, at(back), start), at(there), start);
        expect(centsOf(again)).toBe(centsOf(moved));
      }),
    );
  });

  it('cost the full price outside the days, tours and minimum of the code, and less again within them', () => {
    const tickets = [{ type: 'adult', unitPrice: 2_000, count: 2, off: 1_000 }];
    const half = { ...open, kind: 'percent', amount: 50 } as const;
    for (const terms of [
      { ...half, visitFrom: '2026-12-09' },
      { ...half, visitUntil: '2026-12-07' },
      { ...half, tours: ['t2'] },
      { ...half, leastCents: 3_001 },
    ]) {
      const bought = withCode(adultLines(2, 2_000), { code: 'HALF', tickets, terms }) ?? [];
      const moved = withCodesOf(bought, at(1_500), start);
      expect(moved).toMatchObject([{ count: 2, unitCents: 1_500, reason: 'Code HALF takes nothing here' }]);
      const inside = { date: terms.visitFrom ?? terms.visitUntil ?? start.date, tourId: terms.tours[0] ?? 't1' };
      expect(centsOf(withCodesOf(moved, at(2_000), inside))).toBe(2_000);
    }
  });

  it('are refused where the discount is of tickets at another price', () => {
    const tickets = [{ type: 'adult', unitPrice: 1_999, count: 1, off: 1 }];
    const terms = { ...open, kind: 'cents', amount: 1 } as const;
    expect(withCode(adultLines(4, 2_000), { code: 'SPRING', tickets, terms })).toBeUndefined();
  });
});

it.each([
  [250, 'Tuesday, −$1; Code SPRING, −$2.50', 'Tuesday, −$1; Código SPRING, −$2.50'],
  [0, 'Tuesday, −$1; Code SPRING takes nothing here', 'Tuesday, −$1; El código SPRING no descuenta nada aquí'],
])(
  'a code that took %i cents says so in the language of the request, and is stored in English',
  (off, english, spanish) => {
    const terms = { ...open, kind: 'cents', amount: off } as const;
    const bought = adultLines(1, 2_400).map((line) => ({ ...line, listCents: 2_500, reason: 'Tuesday, −$1' }));
    const tickets = [{ type: 'adult', unitPrice: 2_400, count: 1, off }];
    const lines = runWithCorrelation('one', () => withCode(bought, { code: 'SPRING', tickets, terms }), 'es') ?? [];
    const reasons = () => lines.map((line) => lineView(line).reason);
    expect(lines.map(({ reason }) => reason)).toEqual([english]);
    expect(reasons()).toEqual([english]);
    expect(runWithCorrelation('one', reasons, 'es')).toEqual([spanish]);
  },
);
