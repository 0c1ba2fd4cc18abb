import type { DataSource } from 'typeorm';
import { StoredMenu } from '../menu.entity.js';
import type { MenuItem } from '../menu.js';
import { StoredRestaurant } from '../restaurants/restaurant.entity.js';

interface SeedRestaurant extends Pick<StoredRestaurant, 'code' | 'name'> {
  readonly items: readonly MenuItem[];
}

const SEED_RESTAURANTS: readonly SeedRestaurant[] = [
  {
    code: 'chick_fil_a',
    name: 'Chick-fil-A',
    items: [
      {
        id: 'chicken-sandwich-meal',
        name: 'Chicken Sandwich Meal',
        priceCents: 1299,
        description: 'Chicken sandwich with a side and a drink.',
        vegetarian: false,
      },
      {
        id: 'mac-and-cheese-meal',
        name: 'Mac and Cheese Meal',
        priceCents: 1099,
        description: 'Macaroni and cheese with a side and a drink.',
        vegetarian: true,
      },
    ],
  },
  {
    code: 'jersey_mikes',
    name: "Jersey Mike's",
    items: [
      {
        id: 'sub-and-chips',
        name: 'Sub and Chips',
        priceCents: 1450,
        description: 'A sub sandwich with a bag of chips.',
        vegetarian: false,
      },
      {
        id: 'veggie-sub-and-chips',
        name: 'Veggie Sub and Chips',
        priceCents: 1350,
        description: 'A sub sandwich with cheese and vegetables, and a bag of chips.',
        vegetarian: true,
      },
    ],
  },
];

/** Only in a house that has none. @returns the number added */
export function seedRestaurants(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (manager) => {
    if (await manager.existsBy(StoredRestaurant, {})) return 0;
    for (const [place, { code, name, items }] of SEED_RESTAURANTS.entries()) {
      const unknown = { phone: null, orderUrl: null, distance: null, kitchenNote: null, withdrawnAt: null };
      await manager.insert(StoredRestaurant, { code, name, ...unknown, position: place + 1, version: 1 });
      await manager.insert(StoredMenu, { platform: code, version: 1, items });
    }
    return SEED_RESTAURANTS.length;
  });
}
