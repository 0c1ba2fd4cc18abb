import { describe, expect, it } from '@jest/globals';
import { toAmount, toCents } from '../../kit/lib/money.js';
import { type CartGift, type CartLine, type CartTour, canCheckOut, totalWords } from '../rules/cart-line.js';
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

const gift = {
  id: 'g',
  amount: '50.00',
  recipientName: 'Ginger',
  recipientEmail: 'g@example.test',
  sendOn: null,
} as CartGift;

/** Whether goods and tours can be bought. */
function can(lines: CartLine[], tours: CartTour[]): boolean {
  return canCheckOut({ lines, tours, gifts: [] });
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

  it('sums quantities', () => {
    expect(countOf(lines)).toBe(6);
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

describe('tours in the cart', () => {
  const tour = { id: 'tour', held: true, lineTotal: '50.00' } as CartTour;
  const gone = { ...tour, id: 'gone', held: false };

  it('count one each', () => {
    const state = cartReducer(emptyCart(0), { type: 'read', lines, tours: [tour, gone], version: 'v' });
    expect(state).toMatchObject({ count: 8, version: 'v' });
  });

  it('disappear at once when they are removed, and come back when the server still has them', () => {
    const before = cartReducer(emptyCart(0), { type: 'read', lines, tours: [tour] });
    const removed = cartReducer(before, { type: 'tourRemoved', id: 'tour' });
    expect(removed).toMatchObject({ count: 6, tours: [] });
    expect(cartReducer(removed, { type: 'read', lines, tours: [tour] })).toMatchObject({ count: 7 });
  });

  it('can be paid for while one is held; what is gone is left out, and the sum says so', () => {
    expect([can([], [tour, gone]), can([], [gone]), can([], [])]).toEqual([true, false, false]);
    expect(canCheckOut({ lines: [], tours: [], gifts: [gift] })).toBe(true);
    const away = line('a', '1.00', 1, false);
    const soldOut = { ...line('b', '2.00', 1), product: { ...line('b', '2.00', 1).product, inStock: false } };
    expect([can([away], [tour]), can([away, soldOut], [gone])]).toEqual([true, false]);
    expect(totalWords([line('c', '3.00', 1)], [tour])).toBe('Total');
    expect(totalWords([soldOut], [tour])).toBe('Total without Thing b');
    expect(totalWords([soldOut, away], [tour])).toBe('Total of the rest');
  });

  it('keep their price, while a product that became dearer is named with both until it leaves', () => {
    const before = cartReducer(emptyCart(0), { type: 'read', lines, tours: [tour] });
    const dearer = lines.map((each) => (each.id === 'a' ? line('a', '25.00', 1) : each));
    const read = cartReducer(before, { type: 'read', lines: dearer, tours: [tour] });
    const told = [{ id: 'a', name: 'Thing a', was: '21.99', is: '25.00' }];
    expect(read.repriced).toEqual(told);
    expect(cartReducer(read, { type: 'read', lines: dearer, tours: [tour] }).repriced).toEqual(told);
    expect(cartReducer(read, { type: 'read', lines: dearer.slice(1), tours: [tour] }).repriced).toEqual([]);
  });
});
