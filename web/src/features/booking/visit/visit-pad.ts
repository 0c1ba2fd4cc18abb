import { countsOf, type FoodItem } from '../../../lib/food-dishes.js';
import { type FoodService, openMenu } from '../food/food-order.js';
import type { BookingState } from '../state/booking-state.js';

interface Ordered {
  readonly foodOrderPlatform: BookingState['foodPad']['platform'];
  readonly foodItems?: readonly FoodItem[] | null;
}

/** What a party ordered, as counts to change. */
export function padOf(service: FoodService, visit: Ordered): BookingState['foodPad'] {
  const platform = visit.foodOrderPlatform;
  const items = openMenu(service, { platform, counts: {} })?.items ?? [];
  return { platform, counts: countsOf(items, visit.foodItems ?? []) };
}
