import { readDishes } from '../../../lib/food-dishes.js';
import { type FoodService, openMenu } from '../food/food-order.js';
import type { BookingState } from '../state/booking-state.js';

interface Ordered {
  readonly foodOrderPlatform: BookingState['foodPad']['platform'];
  readonly foodOrderDetails?: string | null;
}

/** An order parsed back into counts: "12 × Chicken Sandwich Meal" is twelve of that dish. */
export function padOf(service: FoodService, visit: Ordered): BookingState['foodPad'] {
  const platform = visit.foodOrderPlatform;
  const items = openMenu(service, { platform, counts: {} })?.items ?? [];
  return { platform, counts: readDishes(items, visit.foodOrderDetails ?? '') };
}
