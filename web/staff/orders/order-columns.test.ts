import { expect, it } from '@jest/globals';
import { itemCount, itemsLabel } from './order-columns.js';
import { orderStatusWords } from './order-status.js';

function line(quantity: number, cancelled = 0, isAtCounter = true) {
  return {
    __typename: 'OrderLine',
    cancelled,
    position: quantity,
    productName: 'Mug',
    quantity,
    price: '1.00',
    pickUp: isAtCounter,
  } as const;
}

it('counts the items of an order by their quantities, without those that were canceled', () => {
  expect(itemCount({ lines: [line(2), line(5)] })).toBe(7);
  expect(itemCount({ lines: [line(2, 1), line(5, 5)] })).toBe(1);
  expect(itemCount({ lines: [] })).toBe(0);
});

it('says what was bought', () => {
  expect(itemsLabel({ lines: [line(1)], tourCount: 0, voucherCount: 0 })).toBe('1 item');
  expect(itemsLabel({ lines: [line(1)], tourCount: 2, voucherCount: 1 })).toBe('1 item, 2 tours, 1 voucher');
  expect(itemsLabel({ lines: [], tourCount: 1, voucherCount: 0 })).toBe('1 tour');
  expect(itemsLabel({ lines: [], tourCount: 0, voucherCount: 1 })).toBe('1 voucher');
  expect(itemsLabel({ lines: [line(1, 1)], tourCount: 0, voucherCount: 0 })).toBe('0 items');
});

it('says how far an order is by what there is to hand over', () => {
  const goods = { lines: [line(1)] };
  expect(orderStatusWords('handed_over', goods).label).toBe('Handed over');
  expect(orderStatusWords('handed_over', { lines: [line(1), line(1, 0, false)] }).label).toBe('Sent');
  expect(orderStatusWords('handed_over', { lines: [] })).toEqual({ label: 'Paid', tone: 'good' });
});
