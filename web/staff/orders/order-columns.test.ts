import { expect, it } from '@jest/globals';
import { itemsLabel } from './order-columns.js';
import { orderStatusWords } from './order-status.js';

function line(quantity: number, cancelled = 0, isAtCounter = true) {
  const facts = { id: `${quantity}`, kind: 'goods', name: 'Mug', amount: '1.00', price: '1.00' } as const;
  return { __typename: 'OrderItem', ...facts, quantity, cancelled, pickUp: isAtCounter } as const;
}

const other = { name: '', quantity: 1, cancelled: 0, amount: '50.00' } as const;
const tour = { __typename: 'OrderTour', id: 'tour', kind: 'tour', ...other } as const;
const gift = { __typename: 'OrderVoucher', id: 'gift', kind: 'voucher', ...other } as const;

it('says what was bought, without what was canceled', () => {
  expect(itemsLabel({ lines: [line(1)] })).toBe('1 item');
  expect(itemsLabel({ lines: [line(2), line(5)] })).toBe('7 items');
  expect(itemsLabel({ lines: [line(2, 1), line(5, 5)] })).toBe('1 item');
  expect(itemsLabel({ lines: [line(1), tour, tour, gift] })).toBe('1 item, 2 tours, 1 voucher');
  expect(itemsLabel({ lines: [tour] })).toBe('1 tour');
  expect(itemsLabel({ lines: [gift] })).toBe('1 voucher');
  expect(itemsLabel({ lines: [line(1, 1)] })).toBe('0 items');
});

it('says how far an order is by what there is to hand over', () => {
  const goods = { lines: [line(1)] };
  expect(orderStatusWords('handed_over', goods).label).toBe('Handed over');
  expect(orderStatusWords('handed_over', { lines: [line(1), line(1, 0, false)] }).label).toBe('Sent');
  expect(orderStatusWords('handed_over', { lines: [] })).toEqual({ label: 'Paid', tone: 'good' });
});
