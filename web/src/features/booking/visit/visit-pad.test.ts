import { expect, it } from '@jest/globals';
import { orderOf } from '../food/food-order.js';
import { padOf } from './visit-pad.js';

const service = {
  __typename: 'FoodService',
  fromGroupSize: 10,
  minutesBeforeTour: 30,
  menus: [
    {
      __typename: 'FoodMenu',
      platform: 'chick_fil_a',
      restaurant: 'Chick-fil-A',
      items: [
        { __typename: 'MenuItem', id: 'a', name: 'Chicken Sandwich Meal', description: '', price: '12.99' },
        { __typename: 'MenuItem', id: 'b', name: 'Nuggets', description: '', price: '9.99' },
      ],
    },
  ],
} as const;

it('parses a placed order, and formats it the same again', () => {
  const details = '10 × Chicken Sandwich Meal\n2 × Nuggets';
  const pad = padOf(service, { foodOrderPlatform: 'chick_fil_a', foodOrderDetails: details });
  expect(pad).toEqual({ platform: 'chick_fil_a', counts: { a: 10, b: 2 } });
  expect(orderOf(service, pad)).toMatchObject({ details, totalCents: 14_988 });
});

it('is empty without food, and leaves out dishes no longer on the menu', () => {
  expect(padOf(service, { foodOrderPlatform: 'none', foodOrderDetails: null })).toEqual({
    platform: 'none',
    counts: {},
  });
  const gone = padOf(service, { foodOrderPlatform: 'chick_fil_a', foodOrderDetails: '3 × Soup' });
  expect(gone).toEqual({ platform: 'chick_fil_a', counts: {} });
});
