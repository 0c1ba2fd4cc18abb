import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { StartTime } from '../opening/schedule/start-times.js';
import { dishesTotal, dishViews, readDishes, writeDishes } from './dishes.js';
import { type FoodSelection, foodOrder as foodOrderFrom } from './food-order.js';
import type { Menu, MenuItem } from './menu.js';
import { menuInput } from './save-menu/save-menu.resolver.js';

const dish = (id: string, name: string, priceCents: number, vegetarian = false): MenuItem => ({
  ...{ id, name, priceCents, vegetarian },
  description: 'Warm.',
});
const menus = {
  chick_fil_a: {
    platform: 'chick_fil_a',
    restaurant: 'Chick-fil-A',
    version: 1,
    items: [
      dish('chicken-sandwich-meal', 'Chicken Sandwich Meal', 1299),
      dish('mac', 'Mac and Cheese Meal', 1099, true),
    ],
  },
  jersey_mikes: {
    platform: 'jersey_mikes',
    restaurant: "Jersey Mike's",
    version: 1,
    items: [dish('sub-and-chips', 'Sub and Chips', 1450)],
  },
} satisfies Record<string, Menu>;
const foodOrder = (selection: FoodSelection, start: StartTime, address: typeof here) =>
  foodOrderFrom(
    selection,
    start,
    address,
    Object.values(menus).find(({ platform }) => platform === selection.foodOrderPlatform),
  );

const here = { street: '3001 W. Division Street', town: 'Arlington, Texas 76012' };
const selection: FoodSelection = {
  guests: 12,
  foodOrderPlatform: 'chick_fil_a',
  foodOrderRestaurant: 'Chick-fil-A',
  foodOrderDetails: '12 x Chicken Sandwich Meal',
  foodOrderTotal: 12 * 1299,
  foodDeliveryAddress: null,
  foodDeliveryTime: null,
};
const nothing = { foodOrderDetails: null, foodOrderRestaurant: null, foodOrderTotal: 0 };

describe('a food order', () => {
  it('is delivered to the house half an hour before the start', () => {
    expect(foodOrder(selection, '10:00 AM', here)).toMatchObject({
      foodRestaurant: 'Chick-fil-A',
      foodTotalCents: 15588,
      foodDeliveryTime: '9:30 AM',
      foodDeliveryAddress: '3001 W. Division Street, Arlington, Texas 76012',
    });
    expect(foodOrder(selection, '1:00 PM', here)).toMatchObject({ foodDeliveryTime: '12:30 PM' });
  });

  it('is for ten guests or more', () => {
    expect(foodOrder({ ...selection, guests: 9 }, '10:00 AM', here)).toMatchObject({ field: 'foodOrderPlatform' });
    expect(foodOrder({ ...selection, guests: 10 }, '10:00 AM', here)).toMatchObject({ foodPlatform: 'chick_fil_a' });
  });

  it('must match the prices of the menu', () => {
    expect(foodOrder({ ...selection, foodOrderTotal: 1299 }, '10:00 AM', here)).toEqual({ expectedCents: 15588 });
  });

  it('is never priced from free text', () => {
    for (const foodOrderDetails of ['Fifty chicken sandwich meals', '50 chicken sandwich meals for 1 x', '', null]) {
      const fault = foodOrder({ ...selection, foodOrderDetails, foodOrderTotal: 1299 }, '10:00 AM', here);
      expect(fault).toMatchObject({ field: 'foodOrderDetails', message: expect.stringContaining('10 × Chicken') });
    }
  });

  it('is stored with the names of the menu', () => {
    const foodOrderDetails = ' 5X chicken sandwich meal, 7 × Chicken Sandwich Meal';
    const kept = { foodDetails: '5 × Chicken Sandwich Meal\n7 × Chicken Sandwich Meal', foodTotalCents: 15588 };
    expect(foodOrder({ ...selection, foodOrderDetails }, '10:00 AM', here)).toMatchObject(kept);
  });

  it('is of items and counts, and stored in words too', () => {
    const ordered = {
      ...selection,
      foodOrderDetails: null,
      foodItems: [{ itemId: 'chicken-sandwich-meal', count: 12 }],
    };
    expect(foodOrder(ordered, '10:00 AM', here)).toMatchObject({
      foodItems: ordered.foodItems,
      foodDetails: '12 × Chicken Sandwich Meal',
      foodTotalCents: 15588,
    });
    expect(foodOrder(selection, '10:00 AM', here)).toMatchObject({ foodItems: ordered.foodItems });
    const unknown = { ...ordered, foodItems: [{ itemId: 'sub-and-chips', count: 12 }] };
    expect(foodOrder(unknown, '10:00 AM', here)).toMatchObject({ field: 'foodItems' });
    expect(foodOrder({ ...ordered, foodItems: [] }, '10:00 AM', here)).toEqual({ expectedCents: 0 });
  });

  it('refuses a restaurant without a dish, and a dish without a restaurant', () => {
    expect(foodOrder({ ...selection, ...nothing }, '10:00 AM', here)).toMatchObject({ field: 'foodOrderTotal' });
    const noRestaurant = { ...selection, foodOrderPlatform: 'none' as const };
    expect(foodOrder(noRestaurant, '10:00 AM', here)).toMatchObject({ field: 'foodOrderTotal' });
    expect(foodOrder({ ...noRestaurant, ...nothing }, '10:00 AM', here)).toMatchObject({
      foodPlatform: 'none',
      foodTotalCents: 0,
    });
  });

  it('refuses any other address or delivery time', () => {
    expect(foodOrder({ ...selection, foodDeliveryAddress: '1 Elsewhere Road' }, '10:00 AM', here)).toMatchObject({
      field: 'foodDeliveryAddress',
    });
    expect(foodOrder({ ...selection, foodDeliveryTime: '9:00 AM' }, '10:00 AM', here)).toMatchObject({
      field: 'foodDeliveryTime',
    });
    const written = {
      ...selection,
      foodDeliveryTime: '9:30 AM',
      foodDeliveryAddress: '3001 W Division St, Arlington TX',
    };
    expect(foodOrder(written, '10:00 AM', here)).toMatchObject({ foodPlatform: 'chick_fil_a' });
  });
});

describe('the menu', () => {
  const restaurants = fc.constantFrom(...Object.values(menus));

  it('parses, totals and formats the orders of the site', () => {
    fc.assert(
      fc.property(
        restaurants,
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 }),
        ({ items }: Menu, counts) => {
          const ordered = counts.map((count, place) => ({ count, item: items[place % items.length] as MenuItem }));
          const details = ordered.map(({ count, item }) => `${count} × ${item.name}`).join('\n');
          const expected = ordered.reduce((sum, { count, item }) => sum + count * item.priceCents, 0);
          const dishes = readDishes(items, details) ?? [];
          expect(dishesTotal(items, dishes)).toBe(expected);
          expect(writeDishes(items, dishes)).toBe(details);
          expect(dishViews(dishes, details).map(({ name }) => name)).toEqual(ordered.map(({ item }) => item.name));
        },
      ),
    );
  });

  it('refuses everything that is not on it', () => {
    expect(readDishes(menus.chick_fil_a.items, '2 x Lobster')).toBeUndefined();
    expect(readDishes(menus.jersey_mikes.items, '')).toBeUndefined();
    expect(readDishes(menus.jersey_mikes.items, '0 x Sub and Chips')).toBeUndefined();
  });
});

describe('what managers write on a menu', () => {
  const written = { id: 'veggie', name: ' Veggie Sub ', price: '12.50', description: 'Warm.', vegetarian: true };
  const fields = (input: unknown) => menuInput.safeParse(input).error?.issues.map(({ path }) => path.join('.'));

  it('is kept trimmed, in cents', () => {
    expect(menuInput.parse([written])).toEqual([
      {
        ...{ id: 'veggie', name: 'Veggie Sub', priceCents: 1250, description: 'Warm.', vegetarian: true },
        ...{ nameEs: null, descriptionEs: null },
      },
    ]);
  });

  it.each([
    [{ name: 'Soup, bread' }, '0.name'],
    [{ name: '' }, '0.name'],
    [{ price: '0.00' }, '0.price'],
    [{ price: '200.01' }, '0.price'],
    [{ id: 'no spaces' }, '0.id'],
    [{ description: ' ' }, '0.description'],
  ])('is refused with %j', (change, field) => {
    expect(fields([{ ...written, ...change }])).toEqual([field]);
  });

  it('has a dish, and each id and name once', () => {
    expect(fields([])).toEqual(['']);
    expect(fields([written, { ...written, name: 'veggie sub' }])).toEqual(['1.id', '1.name']);
  });
});
