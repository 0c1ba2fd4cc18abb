import { describe, expect, it } from '@jest/globals';
import type { CartGoods } from './cart-line.js';
import { firstChoices, isSent, pickUpLinesOf } from './choices.js';

const line: CartGoods = {
  __typename: 'CartItem',
  ...{ id: 'chip', name: 'House Chip', quantity: 2, amount: '24.00', available: true, productId: 'p' },
  product: { price: '12.00', image: null, inStock: true, available: true },
};

describe('a cart of which some is picked up and the rest is sent', () => {
  const two = { lines: [line, { ...line, id: 'mug' }] };

  it('names what is picked up', () => {
    const some = { ...firstChoices, pickUp: false, atCounter: ['chip'] };
    expect(isSent(two, some)).toBe(true);
    expect(pickUpLinesOf(two, some)).toEqual(['chip']);
  });

  it('is picked up where nothing is left to send, and names no line', () => {
    const all = { ...firstChoices, pickUp: false, atCounter: ['chip', 'mug', 'gone'] };
    expect(isSent(two, all)).toBe(false);
    expect(pickUpLinesOf(two, all)).toEqual([]);
  });
});
