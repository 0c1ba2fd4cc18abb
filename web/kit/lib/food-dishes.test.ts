import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countsOf, dishesTotal, orderedItems } from './food-dishes.js';

const menu = [
  { id: 'meal', price: '12.99' },
  { id: 'nuggets', price: '9.99' },
].map((dish) => ({ ...dish, name: dish.id }));

it('reads the counts of the order that it makes', () => {
  const count = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(fc.record({ meal: count, nuggets: count }, { requiredKeys: [] }), (counts) => {
      expect(countsOf(menu, orderedItems(menu, counts))).toEqual(counts);
    }),
  );
});

it('orders dishes with a count, and adds up to the cent', () => {
  const counts = { meal: 12, nuggets: 0 };
  expect(orderedItems(menu, counts)).toEqual([{ itemId: 'meal', count: 12 }]);
  expect(dishesTotal(menu, counts)).toBe(15_588);
});

it('leaves out dishes no longer on the menu', () => {
  const items = [
    { itemId: 'soup', count: 3 },
    { itemId: 'nuggets', count: 2 },
  ];
  expect(countsOf(menu, items)).toEqual({ nuggets: 2 });
  expect(countsOf(menu, [])).toEqual({});
});
