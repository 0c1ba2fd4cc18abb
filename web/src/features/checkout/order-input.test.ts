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

const form = { ...emptyForm, customerName: 'Ada Marshall', customerEmail: 'ada@example.com' };

describe('orderInput', () => {
  it('sends the subtotal, without shipping', () => {
    const input = orderInput(form, lines);
    expect(input).toMatchObject({ customerName: 'Ada Marshall', total: '69.99', status: 'pending' });
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
