import { expect, it } from '@jest/globals';
import type { CancellationFragment as Cancellation } from '../generated/orders-queries.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { composeCancellation } from './cancellation-email.js';

const order = {
  orderNumber: 'HO-7K4M-9QXW',
  customerName: 'Ada Example',
  customerEmail: 'ada@example.test',
  charged: true,
  url: 'https://hilltop.example/order/token',
  lines: [
    { __typename: 'OrderItem', name: 'Tea Room Mug', quantity: 3, cancelled: 2 },
    { __typename: 'OrderItem', name: 'House Chip', quantity: 1, cancelled: 1 },
  ],
} as const;

function textOf(changes: Partial<Cancellation>): string {
  const cancellation = {
    name: 'Tea Room Mug',
    quantity: 2,
    goods: '32.00',
    shipping: '0.00',
    tax: '0.00',
    returned: '32.00',
    toVouchers: '0.00',
    toBlocked: '0.00',
    order,
    ...changes,
  };
  return composeCancellation(cancellation, 'https://hilltop.example', sampleHouse).text;
}

it('says what was canceled, what goes back, and what is still to come', () => {
  const text = textOf({});
  expect(text).toContain('We canceled 2 × Tea Room Mug of your order HO-7K4M-9QXW.');
  expect(text).toContain('$32.00 will be refunded to the card that paid.');
  expect(text).toMatch(/Still in your order:?\s+1 × Tea Room Mug/);
  expect(text).not.toMatch(/House Chip|Shipping/);
  expect(text).toContain('See your order:\nhttps://hilltop.example/order/token');
});

it('names the shipping when nothing is left to send', () => {
  const text = textOf({ shipping: '5.99', returned: '37.99', order: { ...order, lines: [] } });
  expect(text).toMatch(/Shipping:?\s+\$5\.99/);
  expect(text).not.toContain('Still in your order');
});

it('says what goes back to vouchers', () => {
  expect(textOf({ toVouchers: '32.00' })).toContain('$32.00 will be refunded to the voucher that paid.');
  const both = textOf({ toVouchers: '20.00' });
  expect(both).toContain('$12.00 will be refunded to the card that paid, and $20.00 to the voucher.');
  expect(textOf({ toVouchers: '32.00', toBlocked: '32.00' })).toContain(
    '$32.00 will be refunded to the voucher that paid. Please call us or write to us: it is blocked.',
  );
});

it('of a demonstration says that no money goes back, because none was taken', () => {
  expect(textOf({ order: { ...order, charged: false } })).toContain('no payment was taken');
});
