import type { DataSource } from 'typeorm';
import { StoredMenu } from '../menu.entity.js';
import type { MenuItem, Restaurant } from '../menu.js';

/** Added to the dish that each restaurant always had. */
const VEGETARIAN: Readonly<Record<Restaurant, MenuItem>> = {
  chick_fil_a: {
    id: 'mac-and-cheese-meal',
    name: 'Mac and Cheese Meal',
    priceCents: 1099,
    description: 'Macaroni and cheese with a side and a drink.',
    vegetarian: true,
  },
  jersey_mikes: {
    id: 'veggie-sub-and-chips',
    name: 'Veggie Sub and Chips',
    priceCents: 1350,
    description: 'A sub sandwich with cheese and vegetables, and a bag of chips.',
    vegetarian: true,
  },
};

/** Skips menus that somebody has changed. @returns the number changed */
export async function seedMenus({ manager }: DataSource): Promise<number> {
  const menus = await manager.findBy(StoredMenu, { version: 1 });
  for (const { platform, version, items } of menus) {
    await manager.update(StoredMenu, { platform, version }, { version: 2, items: [...items, VEGETARIAN[platform]] });
  }
  return menus.length;
}
