import { describe, expect, it } from '@jest/globals';
import { orderFromUrl, orderToUrl, pageWithin, sorted, toggledOrder } from './list-order.js';

describe('the order of a list', () => {
  it('starts ascending, reverses when pressed again, and restarts with another column', () => {
    const first = toggledOrder(undefined, 'name');
    expect(first).toEqual({ column: 'name', direction: 'ascending' });
    const turned = toggledOrder(first, 'name');
    expect(turned.direction).toBe('descending');
    expect(toggledOrder(turned, 'name').direction).toBe('ascending');
    expect(toggledOrder(turned, 'price')).toEqual({ column: 'price', direction: 'ascending' });
  });

  it('puts figures by size and words as a person would', () => {
    const same = <Value>(value: Value): Value => value;
    expect(sorted([10, 9, 100], same, 'ascending')).toEqual([9, 10, 100]);
    expect(sorted([10, 9, 100], same, 'descending')).toEqual([100, 10, 9]);
    expect(sorted(['tour 10', 'Apple', 'tour 9', 'banana'], same, 'ascending')).toEqual([
      'Apple',
      'banana',
      'tour 9',
      'tour 10',
    ]);
  });

  it('leaves equals, and what it was given, as they were', () => {
    const rows = [
      { name: 'b', price: 1 },
      { name: 'a', price: 1 },
    ];
    expect(sorted(rows, ({ price }) => price, 'descending')).toEqual(rows);
    expect(rows[0]?.name).toBe('b');
  });
});

describe('the order in the URL', () => {
  it.each([
    ['total', { column: 'total', direction: 'ascending' }],
    ['-total', { column: 'total', direction: 'descending' }],
  ] as const)('%s is read and written', (text, order) => {
    expect(orderFromUrl(text)).toEqual(order);
    expect(orderToUrl(order)).toBe(text);
  });

  it.each([null, ''])('is not there in %p', (text) => {
    expect(orderFromUrl(text)).toBeUndefined();
  });
});

describe('the page that is shown', () => {
  it.each([
    [0, 0, 0],
    [3, 60, 2],
    [1, 50, 1],
    [2, 50, 1],
    [5, 0, 0],
  ])('page %i of %i rows is page %i', (page, total, shown) => {
    expect(pageWithin(page, 25, total)).toBe(shown);
  });
});
