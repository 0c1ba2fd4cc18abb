import { type House, readHouse } from '@hilltop/house/read-house';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { StoredMenu } from '../menu.entity.js';
import { StoredRestaurant } from '../restaurants/restaurant.entity.js';

const text = z.string().min(1);

/** `restaurants.json` of a house, in the order of its lists. */
const seeds = z.array(
  z.strictObject({
    code: text,
    name: text,
    items: z.array(
      z.strictObject({
        id: text,
        name: text,
        priceCents: z.int().positive(),
        description: text,
        vegetarian: z.boolean(),
      }),
    ),
  }),
);

/** A house without the file offers no food. */
export function restaurantsOf({ folder }: House): z.output<typeof seeds> {
  return folder.has('restaurants.json') ? folder.read('restaurants.json', seeds) : [];
}

/** Only in a house that has none. @returns the number added */
export function seedRestaurants(dataSource: DataSource, house = readHouse()): Promise<number> {
  const restaurants = restaurantsOf(house);
  return dataSource.transaction(async (manager) => {
    if (await manager.existsBy(StoredRestaurant, {})) return 0;
    for (const [place, { code, name, items }] of restaurants.entries()) {
      const unknown = { phone: null, orderUrl: null, distance: null, kitchenNote: null, withdrawnAt: null };
      await manager.insert(StoredRestaurant, { code, name, ...unknown, position: place + 1, version: 1 });
      await manager.insert(StoredMenu, { platform: code, version: 1, items });
    }
    return restaurants.length;
  });
}
