import { describe, expect, it } from '@jest/globals';
import type { UsedCode } from '../rules/cart-line.js';
import {
  amountsOf,
  type CheckoutCart,
  cardCentsOf,
  firstChoices,
  isSent,
  pickUpLinesOf,
  totalOf,
} from './checkout-cart.js';

const product = { name: 'House Chip', price: '12.00', image: null, inStock: true, available: true, taxCode: 'goods' };
const line = { id: 'chip', productId: 'p', quantity: 2, lineTotal: '24.00', product };
const code: UsedCode = {
  __typename: 'CartCode',
  code: 'SPRING',
  name: 'Spring',
  amount: '2.40',
  problem: null,
  lines: [{ __typename: 'CartCodeLine', lineId: 'chip', amount: '2.40' }],
};
const cart: CheckoutCart = {
  sessionId: 's',
  lines: [line],
  tours: [],
  gifts: [],
  vouchers: [{ __typename: 'UsedVoucher', id: 'v', last4: '3PRA', balance: '10.00' }],
  code,
  terms: { shipping: '5.99', taxes: [{ code: 'goods', rate: '10' }] },
};

describe('what a cart with a code costs', () => {
  it('is less what the code takes off, with the tax of that', () => {
    const amounts = amountsOf(cart, { ...firstChoices, pickUp: true });
    expect(amounts).toMatchObject({
      goodsCents: 2_400,
      discount: { code: 'SPRING', cents: 240 },
      taxes: [{ amount: '2.16' }],
    });
    expect([totalOf(amounts), cardCentsOf(amounts)]).toEqual([2_376, 1_376]);
  });

  it('never makes a line cost less than nothing while its quantity changes', () => {
    const large = {
      ...code,
      lines: [{ ...code.lines[0], __typename: 'CartCodeLine' as const, lineId: 'chip', amount: '20.00' }],
    };
    const fewer = { ...cart, code: large, lines: [{ ...line, quantity: 1, lineTotal: '12.00' }] };
    expect(totalOf(amountsOf(fewer, { ...firstChoices, pickUp: true }))).toBe(0);
  });

  it('is the full price where the code takes nothing off', () => {
    const useless = { ...code, amount: '0.00', problem: 'It is over.', lines: [] };
    expect(amountsOf({ ...cart, code: useless }, firstChoices).discount).toBeUndefined();
  });
});

describe('a cart of which some is picked up and the rest is sent', () => {
  const two = { ...cart, lines: [line, { ...line, id: 'mug' }] };

  it('names what is picked up, and pays the shipping once', () => {
    const some = { ...firstChoices, pickUp: false, atCounter: ['chip'] };
    expect(isSent(two, some)).toBe(true);
    expect(pickUpLinesOf(two, some)).toEqual(['chip']);
    expect(amountsOf(two, some).shippingCents).toBe(599);
  });

  it('is picked up where nothing is left to send, and names no line', () => {
    const all = { ...firstChoices, pickUp: false, atCounter: ['chip', 'mug', 'gone'] };
    expect(isSent(two, all)).toBe(false);
    expect(pickUpLinesOf(two, all)).toEqual([]);
    expect(amountsOf(two, all).shippingCents).toBeUndefined();
  });
});
