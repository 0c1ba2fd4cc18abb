import { describe, expect, it } from '@jest/globals';
import { firstChoices, isSent, pickUpLinesOf } from './choices.js';

const product = { name: 'House Chip', price: '12.00', image: null, inStock: true, available: true };
const line = { id: 'chip', productId: 'p', quantity: 2, lineTotal: '24.00', product };

describe('a cart of which some is picked up and the rest is sent', () => {
  const two = { lines: [line, { ...line, id: 'mug' }], tours: [] };

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
