import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noFood } from '../state/booking-state.js';
import { type FoodService, openMenu, orderOf, padTotal } from './food-order.js';

const service: FoodService = {
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
          id: 'meal',
          name: 'Chicken Sandwich Meal',
          price: '12.99',
          description: '',
          vegetarian: false,
        },
      ],
    },
    {
      __typename: 'FoodMenu',
      platform: 'jersey_mikes',
      restaurant: "Jersey Mike's",
      items: [
        {
          __typename: 'MenuItem',
          id: 'sub',
          name: 'Sub and Chips',
          price: '14.50',
          description: '',
          vegetarian: false,
        },
      ],
    },
  ],
};

describe('the food order', () => {
  it('contains only dishes of the open menu', () => {
    expect(orderOf(service, { platform: 'chick_fil_a', counts: { meal: 12, sub: 5 } })).toEqual({
      platform: 'chick_fil_a',
      restaurant: 'Chick-fil-A',
      items: [{ itemId: 'meal', count: 12 }],
      totalCents: 15588,
      minutesBefore: 30,
    });
  });

  it('is undefined without a restaurant, and empty without dishes', () => {
    expect(orderOf(service, { platform: 'none', counts: { meal: 12 } })).toEqual(noFood);
    expect(orderOf(service, { platform: 'jersey_mikes', counts: { sub: 0 } })).toMatchObject({
      items: [],
      totalCents: 0,
    });
  });

  it('adds up to the cent', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (meal, sub) => {
        const counts = { meal, sub };
        const pads = service.menus.map(({ platform }) => ({ platform, counts }));
        const sums = pads.map((pad) => padTotal(openMenu(service, pad), pad));
        expect(sums).toEqual([meal * 1299, sub * 1450]);
      }),
    );
  });
});
