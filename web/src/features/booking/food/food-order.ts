import type { BookingFoodServiceQuery } from '../../../generated/operations.js';
import { toCents } from '../../../lib/money.js';
import { type BookingState, type FoodOrder, noFood } from '../state/booking-state.js';

export type FoodService = NonNullable<BookingFoodServiceQuery['foodService']>;
export type FoodMenu = FoodService['menus'][number];

type FoodPad = BookingState['foodPad'];

/** The menu that is open on the pad; none without a restaurant. */
export function openMenu(service: FoodService, { platform }: FoodPad): FoodMenu | undefined {
  return platform === 'none' ? undefined : service.menus.find((menu) => menu.platform === platform);
}

/** What the dishes of the open menu come to, in cents. */
export function padTotal(menu: FoodMenu | undefined, { counts }: FoodPad): number {
  return (menu?.items ?? []).reduce((sum, { id, price }) => sum + (counts[id] ?? 0) * toCents(price), 0);
}

/** The pad as an order: "12 × Chicken Sandwich Meal", a line a dish, which is what the server reads too. */
export function orderOf(service: FoodService, pad: FoodPad): FoodOrder {
  const menu = openMenu(service, pad);
  if (menu === undefined) return noFood;
  const lines = menu.items
    .map(({ id, name }) => ({ name, count: pad.counts[id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} × ${name}`);
  return {
    platform: pad.platform,
    restaurant: menu.restaurant,
    details: lines.join('\n'),
    totalCents: padTotal(menu, pad),
    deliveryAddress: service.deliveryAddress,
    minutesBefore: service.minutesBeforeTour,
  };
}
