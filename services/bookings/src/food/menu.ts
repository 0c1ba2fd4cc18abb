/** Restaurants that deliver to the terrace; `none` is no order (product.md §3). */
export const FOOD_PLATFORMS = ['none', 'chick_fil_a', 'jersey_mikes'] as const;
export type FoodPlatform = (typeof FOOD_PLATFORMS)[number];
export type Restaurant = Exclude<FoodPlatform, 'none'>;

export interface MenuItem {
  readonly id: string;
  readonly name: string;
  /** US cents. */
  readonly priceCents: number;
  readonly description: string;
}

export interface Menu {
  readonly restaurant: string;
  readonly items: readonly MenuItem[];
}

/** The two menus (product.md §9). */
export const MENUS: Record<Restaurant, Menu> = {
  chick_fil_a: {
    restaurant: 'Chick-fil-A',
    items: [
      {
        id: 'chicken-sandwich-meal',
        name: 'Chicken Sandwich Meal',
        priceCents: 1299,
        description: 'Chicken sandwich with a side and a drink.',
      },
    ],
  },
  jersey_mikes: {
    restaurant: "Jersey Mike's",
    items: [
      {
        id: 'sub-and-chips',
        name: 'Sub and Chips',
        priceCents: 1450,
        description: 'A sub sandwich with a bag of chips.',
      },
    ],
  },
};

/** Smallest party that can order food, in guests (product.md §4). */
export const FOOD_FROM_GROUP_SIZE = 10;
/** How long before the start food arrives, in minutes (product.md §9). */
export const FOOD_MINUTES_BEFORE_TOUR = 30;
