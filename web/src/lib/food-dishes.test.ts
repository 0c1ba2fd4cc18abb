import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dishesTotal, readDishes, writeDishes } from './food-dishes.js';

const menu = [
  { id: 'meal', name: 'Chicken Sandwich Meal', price: '12.99' },
  { id: 'nuggets', name: 'Nuggets', price: '9.99' },
];

it('parses the dishes that it formats', () => {
  const count = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(fc.record({ meal: count, nuggets: count }, { requiredKeys: [] }), (counts) => {
      expect(readDishes(menu, writeDishes(menu, counts))).toEqual(counts);
    }),
  );
});

it('formats one line per ordered dish, and adds up to the cent', () => {
  const counts = { meal: 12, nuggets: 0 };
  expect(writeDishes(menu, counts)).toBe('12 × Chicken Sandwich Meal');
  expect(dishesTotal(menu, counts)).toBe(15_588);
});

it('leaves out dishes no longer on the menu', () => {
  expect(readDishes(menu, '3 × Soup\n2 × Nuggets')).toEqual({ nuggets: 2 });
  expect(readDishes(menu, '')).toEqual({});
});
