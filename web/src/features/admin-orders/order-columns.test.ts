import { expect, it } from '@jest/globals';
import { itemCount } from './order-columns.js';

function line(quantity: number) {
  return {
    __typename: 'OrderLine',
    productId: String(quantity),
    productName: 'Mug',
    quantity,
    price: '1.00',
    lineTotal: '1.00',
  } as const;
}

it('counts the items of an order by their quantities', () => {
  expect(itemCount({ lines: [line(2), line(5)] })).toBe(7);
  expect(itemCount({ lines: [] })).toBe(0);
});
