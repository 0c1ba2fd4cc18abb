import { formatCents } from '@hilltop/platform/values/cents';
import type { StartTime } from '../schedule/start-times.js';
import { deliveryTime } from './delivery-time.js';
import { FOOD_DELIVERY_ADDRESS, FOOD_FROM_GROUP_SIZE, type FoodPlatform, MENUS, type Restaurant } from './menu.js';
import { canAddUpTo, orderTotal } from './menu-arithmetic.js';

/** The food part of a booking request. Amounts in cents. */
export interface FoodSelection {
  readonly groupSize: number;
  readonly foodOrderPlatform: FoodPlatform;
  readonly foodOrderRestaurant: string | null;
  readonly foodOrderDetails: string | null;
  readonly foodOrderTotal: number;
  readonly foodDeliveryAddress: string | null;
  readonly foodDeliveryTime: string | null;
}

/** The food part of a booking as it is kept. */
export interface FoodOrder {
  readonly foodPlatform: FoodPlatform;
  readonly foodRestaurant: string | null;
  readonly foodDetails: string | null;
  readonly foodTotalCents: number;
  readonly foodDeliveryAddress: string | null;
  readonly foodDeliveryTime: string | null;
}

/** A field that can't stand, or a total that the menu does not give. */
export type FoodRefusal = { readonly field: string; readonly message: string } | { readonly expectedCents: number };

const NO_FOOD: FoodOrder = {
  foodPlatform: 'none',
  foodRestaurant: null,
  foodDetails: null,
  foodTotalCents: 0,
  foodDeliveryAddress: null,
  foodDeliveryTime: null,
};

/** Checks the food order against product.md §4 and the menu. The server sets the address and time of delivery. */
export function foodOrder(selection: FoodSelection, start: StartTime): FoodOrder | FoodRefusal {
  if (selection.foodOrderPlatform === 'none') return noFood(selection);
  if (selection.groupSize < FOOD_FROM_GROUP_SIZE) {
    const message = `Food can be ordered for groups of ${FOOD_FROM_GROUP_SIZE} or more`;
    return { field: 'foodOrderPlatform', message };
  }
  const refusal = refuseOrder(selection, selection.foodOrderPlatform) ?? refuseDelivery(selection, start);
  return (
    refusal ?? {
      foodPlatform: selection.foodOrderPlatform,
      foodRestaurant: MENUS[selection.foodOrderPlatform].restaurant,
      foodDetails: selection.foodOrderDetails,
      foodTotalCents: selection.foodOrderTotal,
      foodDeliveryAddress: FOOD_DELIVERY_ADDRESS,
      foodDeliveryTime: deliveryTime(start),
    }
  );
}

function noFood(selection: FoodSelection): FoodOrder | FoodRefusal {
  if (selection.foodOrderTotal === 0) return NO_FOOD;
  return { field: 'foodOrderTotal', message: 'Without a restaurant the food total must be 0.00' };
}

function refuseOrder(selection: FoodSelection, platform: Restaurant): FoodRefusal | undefined {
  if (selection.foodOrderTotal === 0) {
    return { field: 'foodOrderTotal', message: 'Please choose at least one dish, or no food' };
  }
  const byMenu = orderTotal(platform, selection.foodOrderDetails ?? '');
  if (byMenu !== undefined) return byMenu === selection.foodOrderTotal ? undefined : { expectedCents: byMenu };
  if (canAddUpTo(platform, selection.foodOrderTotal)) return undefined;
  const message = `${MENUS[platform].restaurant}'s menu has no dishes that come to ${formatCents(selection.foodOrderTotal)}`;
  return { field: 'foodOrderTotal', message };
}

function refuseDelivery(selection: FoodSelection, start: StartTime): FoodRefusal | undefined {
  const time = deliveryTime(start);
  if (selection.foodDeliveryTime !== null && selection.foodDeliveryTime !== time) {
    return { field: 'foodDeliveryTime', message: `Food for this tour is delivered at ${time}` };
  }
  if (selection.foodDeliveryAddress !== null && !isHere(selection.foodDeliveryAddress)) {
    return { field: 'foodDeliveryAddress', message: `Food is delivered to ${FOOD_DELIVERY_ADDRESS}` };
  }
  return undefined;
}

/** The address however it is spaced, punctuated or abbreviated after the street. */
function isHere(address: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(address).startsWith(plain('3001 W'));
}
