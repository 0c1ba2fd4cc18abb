import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { faults } from '../faults.en.js';
import type { StartTime } from '../opening/schedule/start-times.js';
import { type Address, addressLine } from './delivery-address.js';
import { deliveryTime } from './delivery-time.js';
import { dishesTotal, type FoodItem, readDishes, writeDishes } from './dishes.js';
import { type Menu, NO_RESTAURANT } from './menu.js';

/** Amounts in cents. */
export interface FoodSelection {
  readonly guests: number;
  /** Code of a restaurant, or `none`. */
  readonly foodOrderPlatform: string;
  readonly foodOrderRestaurant: string | null;
  readonly foodItems?: readonly FoodItem[] | undefined;
  /** The items in words, from `/api`. */
  readonly foodOrderDetails: string | null;
  readonly foodOrderTotal: number;
  readonly foodDeliveryAddress: string | null;
  readonly foodDeliveryTime: string | null;
}

export interface FoodOrder {
  /** Code of a restaurant, or `none`. */
  readonly foodPlatform: string;
  /** Its name at that moment. */
  readonly foodRestaurant: string | null;
  readonly foodItems: readonly FoodItem[] | null;
  /** In words, with the names of the menu at that moment. */
  readonly foodDetails: string | null;
  readonly foodTotalCents: number;
  readonly foodDeliveryAddress: string | null;
  readonly foodDeliveryTime: string | null;
}

/** An invalid field, or a total that differs from the menu's. */
export type FoodRefusal = { readonly field: string; readonly message: string } | { readonly expectedCents: number };

export const NO_FOOD: FoodOrder = {
  foodPlatform: NO_RESTAURANT,
  foodRestaurant: null,
  foodItems: null,
  foodDetails: null,
  foodTotalCents: 0,
  foodDeliveryAddress: null,
  foodDeliveryTime: null,
};

/**
 * Product.md §4 and the menu apply. The server sets the address and time of delivery.
 * @param here the venue's address, if known @param menu of the chosen restaurant
 */
export function foodOrder(
  selection: FoodSelection,
  start: StartTime,
  here: Address | undefined,
  menu: Menu | undefined,
): FoodOrder | FoodRefusal {
  if (menu === undefined) return noFood(selection);
  if (selection.guests < FOOD_FROM_GROUP_SIZE) {
    return { field: 'foodOrderPlatform', message: faults.smallForFood(FOOD_FROM_GROUP_SIZE).error() };
  }
  if (selection.foodOrderTotal === 0) {
    return { field: 'foodOrderTotal', message: faults.noDish.error() };
  }
  const items = selection.foodItems ?? readDishes(menu.items, selection.foodOrderDetails ?? '');
  const totalCents = items && dishesTotal(menu.items, items);
  if (!items || totalCents === undefined) return notOnMenu(menu, selection);
  if (totalCents !== selection.foodOrderTotal) return { expectedCents: totalCents };
  return (
    refuseDelivery(selection, start, here) ?? {
      foodPlatform: menu.platform,
      foodRestaurant: menu.restaurant,
      foodItems: items,
      foodDetails: writeDishes(menu.items, items),
      foodTotalCents: totalCents,
      foodDeliveryAddress: here ? addressLine(here) : null,
      foodDeliveryTime: deliveryTime(start),
    }
  );
}

function notOnMenu(menu: Menu, { foodItems }: FoodSelection): FoodRefusal {
  const { restaurant } = menu;
  if (foodItems) return { field: 'foodItems', message: faults.dishesOf(restaurant).error() };
  return { field: 'foodOrderDetails', message: faults.dishInWords(restaurant, exampleOf(menu)).error() };
}

function exampleOf({ items }: Menu): string {
  return items
    .slice(0, 1)
    .map(({ name }) => `10 × ${name}`)
    .join('');
}

function noFood(selection: FoodSelection): FoodOrder | FoodRefusal {
  if (selection.foodOrderTotal === 0) return NO_FOOD;
  return { field: 'foodOrderTotal', message: faults.totalWithoutFood.error() };
}

function refuseDelivery(
  selection: FoodSelection,
  start: StartTime,
  here: Address | undefined,
): FoodRefusal | undefined {
  const time = deliveryTime(start);
  if (selection.foodDeliveryTime !== null && selection.foodDeliveryTime !== time) {
    return { field: 'foodDeliveryTime', message: faults.foodTime(time).error() };
  }
  if (selection.foodDeliveryAddress !== null && here && !isAt(here, selection.foodDeliveryAddress)) {
    return { field: 'foodDeliveryAddress', message: faults.foodAddress(addressLine(here)).error() };
  }
  return undefined;
}

/** Accepts any spacing, punctuation or abbreviation after the first two words of the street. */
function isAt({ street }: Address, address: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(address).startsWith(plain(street.split(' ').slice(0, 2).join('')));
}
