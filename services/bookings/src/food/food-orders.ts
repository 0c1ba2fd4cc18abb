import { Injectable } from '@nestjs/common';
import { faults } from '../faults.en.js';
import type { StartTime } from '../opening/schedule/start-times.js';
import { DeliveryAddress } from './delivery-address.js';
import { type FoodOrder, type FoodRefusal, type FoodSelection, foodOrder } from './food-order.js';
import { NO_RESTAURANT } from './menu.js';
import { isOffered, type Restaurant, Restaurants } from './restaurants/restaurants.js';

/** Checks orders against the current restaurants, menus and address. */
@Injectable()
export class FoodOrders {
  constructor(
    private readonly address: DeliveryAddress,
    private readonly restaurants: Restaurants,
  ) {}

  async check(selection: FoodSelection, start: StartTime): Promise<FoodOrder | FoodRefusal> {
    const { foodOrderPlatform: code } = selection;
    if (code === NO_RESTAURANT) return foodOrder(selection, start, undefined, undefined);
    const [here, all] = await Promise.all([this.address.current(), this.restaurants.all()]);
    const chosen = all.find((restaurant) => restaurant.code === code);
    if (chosen && isOffered(chosen)) return foodOrder(selection, start, here, chosen.menu);
    return { field: 'foodOrderPlatform', message: notOffered(chosen, all.filter(isOffered)) };
  }
}

function notOffered(chosen: Restaurant | undefined, offered: readonly Restaurant[]): string {
  if (chosen) return faults.restaurantClosed(chosen.name).error();
  if (offered.length === 0) return faults.noRestaurants.error();
  const codes = offered.map(({ code }) => code);
  return faults.restaurants([NO_RESTAURANT, ...codes].join(', ')).error();
}
