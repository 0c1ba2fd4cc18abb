import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';

export interface MenuItem {
  readonly id: string;
  readonly name: string;
  /** US cents. */
  readonly priceCents: number;
  readonly description: string;
  /** In Spanish; null or missing until staff write it. */
  readonly nameEs?: string | null | undefined;
  readonly descriptionEs?: string | null | undefined;
  /** Without meat and fish. */
  readonly vegetarian: boolean;
}

export interface Menu {
  /** Code of its restaurant. */
  readonly platform: string;
  /** Name of its restaurant, as printed. */
  readonly restaurant: string;
  readonly version: number;
  readonly items: readonly MenuItem[];
}

/** In place of a restaurant's code: no order (product.md §3). */
export const NO_RESTAURANT = 'none';

/** SQL: when a booking can have food. */
export const FOOD_FITS = `group_size >= ${FOOD_FROM_GROUP_SIZE} AND food_total_cents > 0`;

/** How long before the start food arrives (product.md §9). */
export const FOOD_MINUTES_BEFORE_TOUR = 30;
