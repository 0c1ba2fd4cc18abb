import { expect, it } from '@jest/globals';
import { itemCount, itemsLabel } from './order-columns.js';

function line(quantity: number, cancelled = 0) {
  return {
    __typename: 'OrderLine',
    cancelled,
    position: quantity,
    productName: 'Mug',
    quantity,
    price: '1.00',
    lineTotal: '1.00',
  } as const;
}

it('counts the items of an order by their quantities, without those that were canceled', () => {
  expect(itemCount({ lines: [line(2), line(5)] })).toBe(7);
  expect(itemCount({ lines: [line(2, 1), line(5, 5)] })).toBe(1);
  expect(itemCount({ lines: [] })).toBe(0);
});

it('says when tours are among what was bought', () => {
  expect(itemsLabel({ lines: [line(1)], total: '1.00' })).toBe('1 item');
  expect(itemsLabel({ lines: [line(1)], total: '51.00' })).toBe('1 item and tours');
  expect(itemsLabel({ lines: [], total: '50.00' })).toBe('Tours');
});
