import { expect, it } from '@jest/globals';
import { refundText, stateOf } from './order-state.js';

const address = {
  __typename: 'Delivery',
  phone: '…00',
  address: '1 Main Street',
  city: 'Arlington',
  state: 'TX',
  zipCode: '76010',
} as const;
const mug = {
  __typename: 'OrderItem',
  id: 'line',
  kind: 'goods',
  name: 'Mug',
  quantity: 2,
  cancelled: 0,
  price: '14.50',
  amount: '29.00',
  pickUp: false,
} as const;
const order = {
  status: 'paid',
  lines: [mug],
  delivery: address,
  refunds: [],
  deliveryOpen: true,
  totalWithShipping: '34.99',
} as const;
function back(amount: string, voucherLast4: string | null = null) {
  const facts = { id: 'r', name: 'Mug', quantity: null, status: 'settled' } as const;
  return { __typename: 'OrderRefund', ...facts, amount, voucherLast4 } as const;
}

it.each([
  ['pending', true, 'Ordered'],
  ['paid', true, 'Paid'],
  ['packed', true, 'Packed'],
  ['handed_over', true, 'On its way'],
  ['pending', false, 'Ordered'],
  ['paid', false, 'Paid'],
  ['packed', false, 'Ready to pick up'],
  ['handed_over', false, 'Handed over'],
] as const)('calls an order that is %s (sent: %s) "%s", and marks that step', (status, isSent, title) => {
  const { steps, at, ...state } = stateOf({ ...order, status, delivery: isSent ? address : null });
  expect(state.title).toBe(title);
  expect(steps[at]).toBe(title);
  expect(steps).toHaveLength(3);
});

it('says that the address can be corrected only while it can', () => {
  expect(stateOf(order).text).toContain('Until then you can correct the address');
  expect(stateOf({ ...order, status: 'packed', deliveryOpen: false }).text).not.toContain('correct');
});

it('knows an order without goods, one whose goods were canceled, and one that was refunded', () => {
  expect(stateOf({ ...order, status: 'handed_over', lines: [] })).toMatchObject({ title: 'Paid', steps: [] });
  const canceled = { ...order, lines: [{ ...mug, cancelled: 2 }] };
  expect(stateOf({ ...canceled, refunds: [back('29.00')] })).toMatchObject({
    title: 'Goods canceled',
    text: '$29.00 was refunded, as listed below.',
  });
  expect(stateOf({ ...canceled, refunds: [back('29.00'), back('5.99')] })).toMatchObject({ title: 'Refunded' });
});

it('says where a refund went', () => {
  expect(refundText(back('14.50'))).toBe('$14.50 was refunded to your card');
  expect(refundText(back('14.50', '3PRA'))).toBe('$14.50 is back on the voucher that ends in 3PRA');
});
