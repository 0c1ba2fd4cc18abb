import { formatCents } from '@hilltop/platform/values/cents';
import type { StartTime } from '../schedule/start-times.js';
import { deliveryTime } from './delivery-time.js';
import { FOOD_DELIVERY_ADDRESS, FOOD_FROM_GROUP_SIZE, type FoodPlatform, MENUS, type Restaurant } from './menu.js';
import { canAddUpTo, orderTotal } from './menu-arithmetic.js';

/** The food part of a booking as it is asked for. Amounts in cents. */
export interface FoodWish {
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
export type FoodFault = { readonly field: string; readonly message: string } | { readonly expectedCents: number };

const NO_FOOD: FoodOrder = {
  foodPlatform: 'none',
  foodRestaurant: null,
  foodDetails: null,
  foodTotalCents: 0,
  foodDeliveryAddress: null,
  foodDeliveryTime: null,
};

/** Holds a wish against the rules of product.md §4 and the menu; place and time of delivery are the house's, not the caller's. */
export function foodOrder(wish: FoodWish, start: StartTime): FoodOrder | FoodFault {
  if (wish.foodOrderPlatform === 'none') return noFood(wish);
  if (wish.groupSize < FOOD_FROM_GROUP_SIZE) {
    const message = `Food can be ordered for groups of ${FOOD_FROM_GROUP_SIZE} or more`;
    return { field: 'foodOrderPlatform', message };
  }
  const fault = orderFault(wish, wish.foodOrderPlatform) ?? deliveryFault(wish, start);
  return (
    fault ?? {
      foodPlatform: wish.foodOrderPlatform,
      foodRestaurant: MENUS[wish.foodOrderPlatform].restaurant,
      foodDetails: wish.foodOrderDetails,
      foodTotalCents: wish.foodOrderTotal,
      foodDeliveryAddress: FOOD_DELIVERY_ADDRESS,
      foodDeliveryTime: deliveryTime(start),
    }
  );
}

function noFood(wish: FoodWish): FoodOrder | FoodFault {
  if (wish.foodOrderTotal === 0) return NO_FOOD;
  return { field: 'foodOrderTotal', message: 'Without a restaurant the food total must be 0.00' };
}

function orderFault(wish: FoodWish, platform: Restaurant): FoodFault | undefined {
  if (wish.foodOrderTotal === 0) {
    return { field: 'foodOrderTotal', message: 'Please choose at least one dish, or no food' };
  }
  const byMenu = orderTotal(platform, wish.foodOrderDetails ?? '');
  if (byMenu !== undefined) return byMenu === wish.foodOrderTotal ? undefined : { expectedCents: byMenu };
  if (canAddUpTo(platform, wish.foodOrderTotal)) return undefined;
  const message = `${MENUS[platform].restaurant}'s menu has no dishes that come to ${formatCents(wish.foodOrderTotal)}`;
  return { field: 'foodOrderTotal', message };
}

function deliveryFault(wish: FoodWish, start: StartTime): FoodFault | undefined {
  const time = deliveryTime(start);
  if (wish.foodDeliveryTime !== null && wish.foodDeliveryTime !== time) {
    return { field: 'foodDeliveryTime', message: `Food for this tour is delivered at ${time}` };
  }
  if (wish.foodDeliveryAddress !== null && !isHere(wish.foodDeliveryAddress)) {
    return { field: 'foodDeliveryAddress', message: `Food is delivered to ${FOOD_DELIVERY_ADDRESS}` };
  }
  return undefined;
}

/** The address however it is spaced, punctuated or abbreviated after the street. */
function isHere(address: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(address).startsWith(plain('3001 W'));
}
