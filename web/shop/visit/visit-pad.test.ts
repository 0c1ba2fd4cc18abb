import { expect, it } from '@jest/globals';
import { orderOf } from '../food/food-order.js';
import { padOf } from './food-panel.js';

const service = {
  __typename: 'FoodService',
  minutesBeforeTour: 30,
  menus: [
    {
      __typename: 'FoodMenu',
      platform: 'chick_fil_a',
      restaurant: 'Chick-fil-A',
      items: [
        {
          __typename: 'MenuItem',
          id: 'a',
          name: 'Chicken Sandwich Meal',
          description: '',
          price: '12.99',
          vegetarian: false,
        },
        { __typename: 'MenuItem', id: 'b', name: 'Nuggets', description: '', price: '9.99', vegetarian: false },
      ],
    },
  ],
} as const;

it('opens a placed order, and orders the same again', () => {
  const foodItems = [
    { itemId: 'a', count: 10 },
    { itemId: 'b', count: 2 },
  ];
  const pad = padOf(service, { foodOrderPlatform: 'chick_fil_a', foodItems });
  expect(pad).toEqual({ platform: 'chick_fil_a', counts: { a: 10, b: 2 } });
  expect(orderOf(service, pad)).toMatchObject({ items: foodItems, totalCents: 14_988 });
});

it('is empty without food, and for an order that is only known in words', () => {
  expect(padOf(service, { foodOrderPlatform: 'none', foodItems: [] })).toEqual({
    platform: 'none',
    counts: {},
  });
  const gone = padOf(service, { foodOrderPlatform: 'chick_fil_a', foodItems: null });
  expect(gone).toEqual({ platform: 'chick_fil_a', counts: {} });
});
