import type { BookingFoodServiceQuery } from '../../generated/operations.js';
import { dishesTotal, orderedItems } from '../../kit/lib/food-dishes.js';
import { type BookingState, type FoodOrder, noFood } from '../state/booking-state.js';

export type FoodService = NonNullable<BookingFoodServiceQuery['foodService']>;
export type FoodMenu = FoodService['menus'][number];

type FoodPad = BookingState['foodPad'];

export function openMenu(service: FoodService, { platform }: FoodPad): FoodMenu | undefined {
  return platform === 'none' ? undefined : service.menus.find((menu) => menu.platform === platform);
}

/** Total of the chosen dishes, in cents. */
export function padTotal(menu: FoodMenu | undefined, { counts }: FoodPad): number {
  return dishesTotal(menu?.items ?? [], counts);
}

export function orderOf(service: FoodService, pad: FoodPad): FoodOrder {
  const menu = openMenu(service, pad);
  if (menu === undefined) return noFood;
  return {
    platform: pad.platform,
    restaurant: menu.restaurant,
    items: orderedItems(menu.items, pad.counts),
    totalCents: padTotal(menu, pad),
    minutesBefore: service.minutesBeforeTour,
  };
}
