import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CodeTax } from '../../tax/tax-lines.js';
import type { OrderLine } from '../order.entity.js';
import { leftOf, planCancellation } from './plan-cancellation.js';

const line = fc
  .record({
    productId: fc.uuid(),
    productName: fc.constant('Mug'),
    quantity: fc.integer({ min: 1, max: 99 }),
    priceCents: fc.integer({ min: 0, max: 100_000 }),
    taxCents: fc.nat(9_999),
    discountCents: fc.nat(9_999_999),
    pickUp: fc.boolean(),
  })
  .map((one) => ({ ...one, discountCents: Math.min(one.discountCents, one.quantity * one.priceCents) }));
/** What the pieces that are left cost, of a line that a code makes cheaper. */
const keptOf = (one: OrderLine): number => {
  const { quantity, cancelled = 0, discountCents = 0 } = one;
  return leftOf(one) * one.priceCents - discountCents + Math.floor((discountCents * cancelled) / quantity);
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
          let lines: OrderLine[] = sold;
          let back = 0;
          let taxBack = 0;
          for (const { position, quantity } of wanted) {
            const plan = planCancellation({ lines, status: 'paid', shippingCents, taxes }, position, quantity);
            const asked = lines[position];
            expect(typeof plan === 'string').toBe(asked === undefined || quantity > leftOf(asked));
            if (typeof plan === 'string') continue;
            lines = plan.lines;
            expect(plan.cents).toBeGreaterThanOrEqual(0);
            back += plan.cents + plan.shippingCents;
            taxBack += plan.taxCents + plan.shippingTaxCents;
            expect(plan.endsOrder).toBe(lines.every((one) => leftOf(one) === 0));
          }
          const kept = lines.reduce((sum, one) => sum + keptOf(one), 0);
          // Of an order that is picked up as a whole, no shipping was paid that could go back.
          const wasSent = sold.some(({ pickUp }) => !pickUp);
          const isSent = lines.some((one) => leftOf(one) > 0 && !one.pickUp);
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
    const lines = [{ productId: '1', productName: 'Mug', quantity: 2, priceCents: 1_450 }];
    const plan = planCancellation({ lines, status: 'handed_over', shippingCents: 0, taxes: null }, 0, 1);
    expect(plan).toContain('handed over');
  });
});
