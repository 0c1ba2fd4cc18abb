import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ProductSnapshot } from '../../products/product-snapshot.entity.js';
import type { OrderItem } from './order-items.js';
import { priceItems } from './price-items.js';

const product = (id: string, changes: Partial<ProductSnapshot> = {}): ProductSnapshot => ({
  id,
  name: `Product ${id}`,
  priceCents: 1999,
  image: null,
  inStock: true,
  version: 1,
  withdrawn: false,
  taxCode: 'goods',
  ...changes,
});
const shelf = (...products: ProductSnapshot[]) => new Map(products.map((one) => [one.id, one]));
const item = (productId: string, changes: Partial<OrderItem> = {}): OrderItem => ({
  productId,
  productName: 'as the buyer calls it',
  quantity: 1,
  priceCents: 1999,
  ...changes,
});

describe('pricing an order', () => {
  it("takes our names and prices, and the buyer's total when it is right", () => {
    const priced = priceItems([item('a', { quantity: 2 })], 3998, shelf(product('a')));
    expect(priced).toEqual([{ product: product('a'), quantity: 2 }]);
  });

  it('names the line whose price is outdated, with the current one', () => {
    const products = shelf(product('a'), product('b', { priceCents: 2500 }));
    expect(priceItems([item('a'), item('b')], 3998, products)).toMatchObject({
      __typename: 'PriceMismatch',
      line: 2,
      productName: 'Product b',
      expected: '25.00',
      given: '19.99',
    });
  });

  it('refuses a wrong total of right lines', () => {
    expect(priceItems([item('a')], 1, shelf(product('a')))).toMatchObject({
      __typename: 'TotalMismatch',
      expected: '19.99',
      given: '0.01',
    });
  });

  it('refuses products that are withdrawn or unknown, and prices the last piece, which the order may have', () => {
    expect(priceItems([item('a')], 1999, shelf(product('a', { withdrawn: true })))).toMatchObject({
      __typename: 'ProductNotFound',
    });
    expect(priceItems([item('a')], 1999, shelf(product('a', { inStock: false })))).toHaveLength(1);
    expect(priceItems([item('z')], 1999, shelf(product('a')))).toMatchObject({ __typename: 'ProductNotFound' });
  });

  it('counts two lines of one product together toward the maximum', () => {
    const lines = [item('a', { quantity: 60 }), item('a', { quantity: 40 })];
    expect(priceItems(lines, 100 * 1999, shelf(product('a')))).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'items.1.quantity' }],
    });
  });

  it('adds up to the cent, and accepts only the right total', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      priceCents: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 100 }),
        fc.integer({ min: -500, max: 500 }),
        (lines, off) => {
          const products = shelf(...lines.map(({ priceCents }, index) => product(String(index), { priceCents })));
          const items = lines.map((one, index) => item(String(index), one));
          const sum = lines.reduce(
            (total, { quantity, priceCents }) => total + BigInt(quantity) * BigInt(priceCents),
            0n,
          );
          // Negative numbers are refused before this.
          const given = Math.max(0, Number(sum) + off);
          expect(Array.isArray(priceItems(items, given, products))).toBe(given === Number(sum));
        },
      ),
    );
  });
});
