import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';

/** `none` is no order (product.md §3). */
export const FOOD_PLATFORMS = ['none', 'chick_fil_a', 'jersey_mikes'] as const;
export type FoodPlatform = (typeof FOOD_PLATFORMS)[number];
export type Restaurant = Exclude<FoodPlatform, 'none'>;

export interface MenuItem {
  readonly id: string;
  readonly name: string;
  /** US cents. */
  readonly priceCents: number;
  readonly description: string;
  /** Without meat and fish. */
  readonly vegetarian: boolean;
}

export interface Menu {
  readonly platform: Restaurant;
  readonly version: number;
  readonly items: readonly MenuItem[];
}

/** Names as printed. Dishes are rows (`menu.entity.ts`). */
export const RESTAURANTS: Readonly<Record<Restaurant, string>> = {
  chick_fil_a: 'Chick-fil-A',
  jersey_mikes: "Jersey Mike's",
};

/** SQL: when a booking can have food. */
export const FOOD_FITS = `group_size >= ${FOOD_FROM_GROUP_SIZE} AND food_total_cents > 0`;

/** How long before the start food arrives (product.md §9). */
export const FOOD_MINUTES_BEFORE_TOUR = 30;
