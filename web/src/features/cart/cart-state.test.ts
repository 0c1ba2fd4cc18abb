import { describe, expect, it } from '@jest/globals';
import { type CartLine, subtotalOf } from '../../lib/cart-line.js';
import { toAmount, toCents } from '../../lib/money.js';
import { type CartState, cartReducer, countOf, emptyCart } from './cart-state.js';

function line(id: string, price: string, quantity: number, available = true): CartLine {
  return {
    id,
    productId: `product-${id}`,
    quantity,
    lineTotal: toAmount(toCents(price) * quantity),
    product: { name: `Thing ${id}`, price, image: null, inStock: true, available },
  };
}

const lines = [line('a', '21.99', 1), line('b', '12.00', 4), line('c', '9.00', 1)];

function read(): CartState {
  return cartReducer(emptyCart(0), { type: 'read', lines });
}

describe('amounts', () => {
  it('reads and writes dollars as whole cents', () => {
    expect([toCents('0.07'), toCents('19.9'), toCents('25')]).toEqual([7, 1990, 2500]);
    expect([toAmount(7), toAmount(1990), toAmount(250000)]).toEqual(['0.07', '19.90', '2500.00']);
    expect(() => toCents('1.999')).toThrow('Not an amount');
  });

  it('sums quantities, and price times quantity of available products', () => {
    expect(countOf(lines)).toBe(6);
    expect(subtotalOf(lines)).toBe(7899);
    expect(subtotalOf([...lines, line('d', '100.00', 2, false)])).toBe(7899);
  });

  it('keeps cents that floating point would lose', () => {
    expect(subtotalOf([line('a', '0.10', 1), line('b', '0.20', 1), line('c', '1.15', 99)])).toBe(30 + 115 * 99);
  });
});

describe('cartReducer', () => {
  it('applies a change optimistically and is busy until the answer', () => {
    const state = cartReducer(read(), { type: 'quantityRequested', itemId: 'a', quantity: 3 });
    expect(state).toMatchObject({ count: 8, isBusy: true });
    expect(state.lines?.[0]).toMatchObject({ quantity: 3, lineTotal: '65.97' });
  });

  it('never goes below 1', () => {
    const state = cartReducer(read(), { type: 'quantityRequested', itemId: 'a', quantity: 0 });
    expect(state.lines?.[0]?.quantity).toBe(1);
  });

  it('rolls a refused change back', () => {
    const changed = cartReducer(read(), { type: 'removalRequested', itemId: 'b' });
    expect(changed.count).toBe(2);
    expect(cartReducer(changed, { type: 'refused' })).toMatchObject({ lines, count: 6, isBusy: false });
  });

  it('keeps a confirmed change when the refetch fails', () => {
    const changed = cartReducer(read(), { type: 'removalRequested', itemId: 'b' });
    const settled = cartReducer(cartReducer(changed, { type: 'readFailed' }), { type: 'confirmed' });
    expect(settled).toMatchObject({ count: 2, isBusy: false });
    expect(cartReducer(settled, { type: 'refused' }).count).toBe(2);
  });

  it('has a count before its lines, and clears both when emptied', () => {
    expect(cartReducer(emptyCart(5), { type: 'requested' })).toMatchObject({ count: 5, lines: undefined });
    expect(cartReducer(read(), { type: 'emptied' })).toMatchObject({ count: 0, lines: [], isBusy: false });
  });
});
