import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CartGoods, cartSums } from './cart-goods.js';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  priceCents: fc.integer({ min: 0, max: 1_000_000 }),
  withdrawn: fc.boolean(),
  taxCode: fc.constant('goods'),
});

it('sums the quantities, and the prices of products still on sale', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const cart = lines.map(
        (one, index): CartGoods => ({
          id: `${index}`,
          sessionId: 's',
          productId: `${index}`,
          name: '',
          image: null,
          inStock: true,
          ...one,
        }),
      );
      const { count, totalCents } = cartSums(cart);
      expect(count).toBe(lines.map(({ quantity }) => quantity).reduce((a, b) => a + b, 0));
      const onSale = lines.filter(({ withdrawn }) => !withdrawn);
      expect(totalCents).toBe(
        onSale.map(({ quantity, priceCents }) => quantity * priceCents).reduce((a, b) => a + b, 0),
      );
    }),
  );
});
