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
  const oneMore = { type: 'quantityWanted', itemId: 'a', quantity: 2 } as const;

  it('shows a wanted quantity at once', () => {
    const state = cartReducer(read(), { type: 'quantityWanted', itemId: 'a', quantity: 3 });
    expect(state).toMatchObject({ count: 8, settled: lines });
    expect(state.lines?.[0]).toMatchObject({ quantity: 3, lineTotal: '65.97' });
  });

  it('keeps what is wanted since, when the cart is read and an earlier change answered', () => {
    const twice = [oneMore, { ...oneMore, quantity: 3 }].reduce(cartReducer, read());
    const answered = cartReducer(twice, { type: 'answered', itemId: 'a', quantity: 2 });
    const reread = cartReducer(answered, { type: 'read', lines });
    expect(reread.lines?.[0]?.quantity).toBe(3);
    expect(cartReducer(reread, { type: 'answered', itemId: 'a', quantity: 3 }).lines).toEqual(lines);
  });

  it('shows a line again whose removal is refused', () => {
    const changed = cartReducer(read(), { type: 'quantityWanted', itemId: 'b', quantity: 0 });
    expect(changed.count).toBe(2);
    expect(cartReducer(changed, { type: 'answered', itemId: 'b', quantity: 0 })).toMatchObject({ lines, count: 6 });
  });

  it('keeps a saved change when the cart cannot be read', () => {
    const changed = cartReducer(read(), { type: 'quantityWanted', itemId: 'b', quantity: 0 });
    const saved = cartReducer(cartReducer(changed, { type: 'readFailed' }), {
      type: 'saved',
      itemId: 'b',
      quantity: 0,
    });
    expect(cartReducer(saved, { type: 'answered', itemId: 'b', quantity: 0 })).toMatchObject({ count: 2, wanted: {} });
  });

  it('has a count before its lines, and clears both when emptied', () => {
    expect(cartReducer(emptyCart(5), { type: 'requested' })).toMatchObject({ count: 5, lines: undefined });
    expect(cartReducer(read(), { type: 'emptied' })).toMatchObject({ count: 0, lines: [] });
  });

  it('counts what waits', () => {
    const events = [{ type: 'queued' }, { type: 'queued' }, { type: 'ended' }] as const;
    expect(events.reduce(cartReducer, read()).waiting).toBe(1);
  });
});
