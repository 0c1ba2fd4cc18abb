import { describe, expect, it } from '@jest/globals';
import { type CartLine, SHIPPING_CENTS, subtotalOf } from '../../lib/cart-line.js';
import { toAmount } from '../../lib/money.js';
import { checkoutShape, emptyForm } from './checkout-form.js';
import { orderInput } from './order-input.js';

const lines: readonly CartLine[] = [
  {
    id: '1',
    productId: 'p1',
    quantity: 4,
    lineTotal: '48.00',
    product: { name: 'House Chip', price: '12.00', image: null, inStock: true, available: true },
  },
  {
    id: '2',
    productId: 'p2',
    quantity: 1,
    lineTotal: '21.99',
    product: { name: 'The Book', price: '21.99', image: null, inStock: true, available: true },
  },
];

const form = {
  customerName: 'Ada Marshall',
  customerEmail: 'ada@example.com',
  customerPhone: '817-555-0100',
  address: '3001 W Division St',
  city: 'Arlington',
  state: 'TX',
  zipCode: '76012',
};

describe('orderInput', () => {
  it('sends what was typed, the subtotal, and the shipping beside it', () => {
    const input = orderInput(form, lines);
    expect(input).toMatchObject({ ...form, total: '69.99', shipping: '5.99', status: 'pending' });
    expect(JSON.parse(input.items)).toEqual([
      { productId: 'p1', productName: 'House Chip', quantity: 4, price: '12.00' },
      { productId: 'p2', productName: 'The Book', quantity: 1, price: '21.99' },
    ]);
    expect(toAmount(subtotalOf(lines) + SHIPPING_CENTS)).toBe('75.98');
  });
});

describe('checkoutShape', () => {
  it('requires all seven fields', () => {
    const { error } = checkoutShape.safeParse(emptyForm);
    expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(Object.keys(emptyForm)));
  });
});
