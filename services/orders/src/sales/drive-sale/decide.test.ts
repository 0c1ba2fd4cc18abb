import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SaleLine } from '../../lines/sale-line.entity.js';
import { decide } from './decide.js';

type Line = Pick<SaleLine, 'kind' | 'facts' | 'cents' | 'taxCents' | 'state' | 'refusal'>;

const refusal = { __typename: 'HoldExpired', message: 'No longer held.' };
const lines = fc.array(
  fc.record({
    kind: fc.constantFrom('goods' as const, 'tour' as const, 'voucher' as const),
    facts: fc.constantFrom({}, { pickUp: true }).map((facts) => facts as SaleLine['facts']),
    cents: fc.integer({ min: 0, max: 100_000 }),
    taxCents: fc.integer({ min: 0, max: 8_250 }),
    isConfirmed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 50 },
);

type Given = Pick<Line, 'kind' | 'facts' | 'cents' | 'taxCents'> & { readonly isConfirmed: boolean };

const asLine = ({ isConfirmed, ...line }: Given): Line =>
  isConfirmed ? { ...line, state: 'confirmed', refusal: null } : { ...line, state: 'refused', refusal };

describe('what a sale costs', () => {
  it('is what was confirmed with its tax, and shipping while a product is sent; nothing where a tour, or a product without one, is refused', () => {
    fc.assert(
      fc.property(lines, fc.boolean(), fc.constantFrom<number>(0, 599), (given, takesTheRest, shippingCents) => {
        const decision = decide({ takesTheRest, shippingCents, shippingTaxCents: 49 }, given.map(asLine));
        const confirmed = given.filter(({ isConfirmed }) => isConfirmed);
        const isLost = (wanted: string) => given.some(({ kind, isConfirmed }) => kind === wanted && !isConfirmed);
        const lost = isLost('tour') || (!given.some(({ kind }) => kind === 'tour') && isLost('goods'));
        if (confirmed.length === 0 || (lost && !takesTheRest)) return expect(decision).toEqual({ refusal });
        const shipping = confirmed.some(({ kind, facts }) => kind === 'goods' && !('pickUp' in facts))
          ? shippingCents + 49
          : 0;
        const costCents = confirmed.reduce((sum, { cents, taxCents }) => sum + cents + taxCents, shipping);
        return expect(decision).toEqual({ costCents });
      }),
    );
  });
});
