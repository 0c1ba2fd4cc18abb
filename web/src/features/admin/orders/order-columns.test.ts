import { expect, it } from '@jest/globals';
import { countOfItems } from './order-columns.js';

const line = (quantity: number) =>
  ({
    __typename: 'OrderLine',
    productId: String(quantity),
    productName: 'Mug',
    quantity,
    price: '1.00',
    lineTotal: '1.00',
  }) as const;

it('counts the items of an order by their quantities', () => {
  expect(countOfItems({ lines: [line(2), line(5)] })).toBe(7);
  expect(countOfItems({ lines: [] })).toBe(0);
});
