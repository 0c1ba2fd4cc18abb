import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GoodsFacts } from '../../lines/kinds/goods.js';
import type { SaleLine } from '../../lines/sale-line.entity.js';
import type { CodeTax } from '../../tax/tax-lines.js';
import { leftOf, planCancellation } from './plan-cancellation.js';

type Line = SaleLine<GoodsFacts>;

const line = fc
  .record({
    id: fc.uuid(),
    quantity: fc.integer({ min: 1, max: 99 }),
    priceCents: fc.integer({ min: 0, max: 100_000 }),
    taxCents: fc.nat(9_999),
    discountCents: fc.nat(9_999_999),
    pickUp: fc.boolean(),
  })
  .map(({ id, quantity, priceCents, taxCents, discountCents: upTo, pickUp }): Line => {
    const listCents = quantity * priceCents;
    const discountCents = Math.min(upTo, listCents);
    return {
      ...{ id, saleId: id, position: 0, kind: 'goods', cartLineId: id, quantity, cancelled: 0 },
      ...{ cents: listCents - discountCents, taxCents, state: 'confirmed', refusal: null },
      facts: { productId: id, productName: 'Mug', priceCents, discountCents, pickUp },
    };
  });
/** What the pieces that are left cost, of a line that a code makes cheaper. */
const keptOf = (one: Line): number => {
  const { quantity, cancelled, facts } = one;
  const { priceCents, discountCents = 0 } = facts;
  return leftOf(one) * priceCents - discountCents + Math.floor((discountCents * cancelled) / quantity);
};
const taxes: CodeTax[] = [{ code: 'shipping', basisPoints: 825, baseCents: 599, cents: 49 }];
const steps = fc.array(fc.record({ position: fc.nat(6), quantity: fc.integer({ min: 1, max: 99 }) }), {
  maxLength: 30,
});

describe('canceling lines of an order', () => {
  it('gives back what the pieces cost, and the shipping once, with the last piece that is left to send', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.nat(2_000),
        steps,
        (sold, shippingCents, wanted) => {
          let lines: readonly Line[] = sold;
          let back = 0;
          let taxBack = 0;
          for (const { position, quantity } of wanted) {
            const asked = lines[position];
            const plan = planCancellation({ lines, status: 'paid', shippingCents, taxes }, asked?.id ?? '', quantity);
            expect('__typename' in plan).toBe(asked === undefined || quantity > leftOf(asked));
            if ('__typename' in plan) continue;
            lines = lines.map((one) => (one === asked ? { ...one, cancelled: one.cancelled + quantity } : one));
            expect(plan.cents).toBeGreaterThanOrEqual(0);
            back += plan.cents + plan.shippingCents;
            taxBack += plan.taxCents + plan.shippingTaxCents;
            expect(plan.endsOrder).toBe(lines.every((one) => leftOf(one) === 0));
          }
          const kept = lines.reduce((sum, one) => sum + keptOf(one), 0);
          // Of an order that is picked up as a whole, no shipping was paid that could go back.
          const wasSent = sold.some(({ facts }) => !facts.pickUp);
          const isSent = lines.some((one) => leftOf(one) > 0 && !one.facts.pickUp);
          const shipping = isSent || !wasSent ? shippingCents : 0;
          const paid = sold.reduce((sum, one) => sum + keptOf(one), shippingCents);
          expect(paid - back).toBe(kept + shipping);
          const taxPaid = sold.reduce((sum, { taxCents }) => sum + taxCents, 49);
          expect(taxBack).toBeLessThanOrEqual(taxPaid);
          if (wasSent && lines.every((one) => leftOf(one) === 0)) expect(taxBack).toBe(taxPaid);
        },
      ),
    );
  });

  it('is refused once the order is handed over', () => {
    const lines = fc.sample(line, 1);
    const { id = '' } = lines[0] ?? {};
    const plan = planCancellation({ lines, status: 'handed_over', shippingCents: 0, taxes: null }, id, 1);
    expect(plan).toMatchObject({ message: expect.stringContaining('handed over') });
  });
});
