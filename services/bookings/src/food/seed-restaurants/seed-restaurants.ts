import { type House, readHouse } from '@hilltop/house/read-house';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { StoredMenu } from '../menu.entity.js';
import { StoredRestaurant } from '../restaurants/restaurant.entity.js';

const FILE = 'restaurants.json';

/** `restaurants.json` of a house to whose parties restaurants deliver. */
const seeds = z.array(
  z.strictObject({
    /** Stays: bookings name the restaurant by it. */
    code: z.string().regex(/^[a-z0-9_]{1,40}$/),
    name: z.string(),
    dishes: z
      .array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          priceCents: z.int().positive(),
          description: z.string(),
          /** Dishes keep their names. */
          descriptionEs: z.string().optional(),
          vegetarian: z.boolean(),
        }),
      )
      .min(1),
  }),
);

/** None where the house has no file: its visitors are not asked about food. */
export function restaurantsOf({ folder }: House): z.output<typeof seeds> {
  return folder.has(FILE) ? folder.read(FILE, seeds) : [];
}

/** Adds the house's restaurants, unless it has one already. @returns the number added */
export function seedRestaurants(dataSource: DataSource, house = readHouse()): Promise<number> {
  return dataSource.transaction(async (manager) => {
    if (await manager.existsBy(StoredRestaurant, {})) return 0;
    const restaurants = restaurantsOf(house);
    for (const [place, { code, name, dishes }] of restaurants.entries()) {
      const unknown = { phone: null, orderUrl: null, distance: null, kitchenNote: null, withdrawnAt: null };
      await manager.insert(StoredRestaurant, { code, name, ...unknown, position: place + 1, version: 1 });
      await manager.insert(StoredMenu, { platform: code, version: 1, items: dishes });
    }
    return restaurants.length;
  });
}
