import { expect, it } from '@jest/globals';
import { dishesOf } from './restaurant-choice.js';

function dish(name: string, price: string) {
  return { __typename: 'MenuItem' as const, id: name, name, price, description: '', vegetarian: false };
}

it('names three dishes of a menu, and counts the others', () => {
  const items = [dish('Meal', '12.99'), dish('Mac', '10.99'), dish('Soup', '6.00'), dish('Salad', '9.50')];
  expect(dishesOf({ items: items.slice(0, 1) })).toBe('Meal $12.99');
  expect(dishesOf({ items: items.slice(0, 3) })).toBe('Meal $12.99, Mac $10.99, Soup $6.00');
  expect(dishesOf({ items })).toBe('Meal $12.99, Mac $10.99, Soup $6.00 and 1 more');
});
