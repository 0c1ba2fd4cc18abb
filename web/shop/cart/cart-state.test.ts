import { describe, expect, it } from '@jest/globals';
import { toAmount, toCents } from '../../kit/lib/money.js';
import {
  type CartGift,
  type CartGoods,
  type CartLine,
  type CartTour,
  canCheckOut,
  totalWords,
} from '../rules/cart-line.js';
import { type CartState, cartReducer, countOf, emptyCart } from './cart-state.js';

function line(id: string, price: string, quantity: number, isSold = true): CartGoods {
  return {
    __typename: 'CartItem',
    ...{ id, name: `Thing ${id}`, quantity, amount: toAmount(toCents(price) * quantity), available: isSold },
    productId: `product-${id}`,
    product: { price, image: null, inStock: true, available: isSold },
  };
}

const gift = {
  __typename: 'CartVoucher',
  ...{ id: 'g', name: 'Gift voucher', quantity: 1, amount: '50.00', available: true },
} as CartGift;

function can(lines: readonly CartLine[]): boolean {
  return canCheckOut({ lines });
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
    expect(state.lines?.[0]).toMatchObject({ quantity: 3, amount: '65.97' });
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
  const held = { id: 'tour', name: 'Gate to Garden', quantity: 1, amount: '50.00', available: true };
  const tour = { __typename: 'CartTour', ...held, held: true } as CartTour;
  const gone = { ...tour, id: 'gone', held: false, available: false };

  it('count one each', () => {
    const state = cartReducer(emptyCart(0), { type: 'read', lines: [tour, gone, ...lines], version: 'v' });
    expect(state).toMatchObject({ count: 8, version: 'v' });
  });

  it('disappear at once when they are removed, and come back when the server still has them', () => {
    const before = cartReducer(emptyCart(0), { type: 'read', lines: [tour, ...lines] });
    const removed = cartReducer(before, { type: 'quantityWanted', itemId: 'tour', quantity: 0 });
    expect(removed).toMatchObject({ count: 6, lines });
    expect(cartReducer(removed, { type: 'answered', itemId: 'tour', quantity: 0 })).toMatchObject({ count: 7 });
  });

  it('can be paid for while one is held; what is gone is left out, and the sum says so', () => {
    expect([can([tour, gone]), can([gone]), can([])]).toEqual([true, false, false]);
    expect(can([gift])).toBe(true);
    const [away, soldOut] = [line('a', '1.00', 1, false), line('b', '2.00', 1, false)];
    expect([can([tour, away]), can([gone, away, soldOut])]).toEqual([true, false]);
    expect(totalWords([tour, line('c', '3.00', 1)])).toBe('Total');
    expect(totalWords([tour, soldOut])).toBe('Total without Thing b');
    expect(totalWords([tour, soldOut, away])).toBe('Total of the rest');
  });

  it('keep their price, while a product that became dearer is named with both until it leaves', () => {
    const before = cartReducer(emptyCart(0), { type: 'read', lines: [tour, ...lines] });
    const dearer = lines.map((each) => (each.id === 'a' ? line('a', '25.00', 1) : each));
    const read = cartReducer(before, { type: 'read', lines: [tour, ...dearer] });
    const told = [{ id: 'a', name: 'Thing a', was: '21.99', is: '25.00' }];
    expect(read.repriced).toEqual(told);
    expect(cartReducer(read, { type: 'read', lines: [tour, ...dearer] }).repriced).toEqual(told);
    expect(cartReducer(read, { type: 'read', lines: [tour, ...dearer.slice(1)] }).repriced).toEqual([]);
  });
});
