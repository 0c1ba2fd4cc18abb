import { expect, it } from '@jest/globals';
import { sumsMismatch } from './price-sale.js';

const price = (totalCents: number) => ({
  ...{ isSent: false, linesCents: totalCents, shippingCents: 0 },
  ...{ lineTaxes: [], shippingTaxCents: 0, totalCents },
});

it('a cart above what an order can come to is refused, also when no total is named', () => {
  expect(sumsMismatch(price(1_000_000_000), { total: null })).toBeUndefined();
  expect(sumsMismatch(price(1_000_000_001), { total: null })).toMatchObject({
    __typename: 'InvalidInput',
    fields: [
      {
        field: 'total',
        message: 'An order can come to at most 10000000.00: please order a part of the cart first',
      },
    ],
  });
});
