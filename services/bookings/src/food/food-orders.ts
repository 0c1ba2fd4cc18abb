import { Injectable } from '@nestjs/common';
import type { StartTime } from '../schedule/start-times.js';
import { DeliveryAddress } from './delivery-address.js';
import { type FoodOrder, type FoodRefusal, type FoodSelection, foodOrder } from './food-order.js';
import { Menus } from './menus.js';

/** Checks orders against the current menus and address. */
@Injectable()
export class FoodOrders {
  constructor(
    private readonly address: DeliveryAddress,
    private readonly menus: Menus,
  ) {}

  async check(selection: FoodSelection, start: StartTime): Promise<FoodOrder | FoodRefusal> {
    const { foodOrderPlatform: restaurant } = selection;
    if (restaurant === 'none') return foodOrder(selection, start, undefined, undefined);
    const [here, menu] = await Promise.all([this.address.current(), this.menus.of(restaurant)]);
    return foodOrder(selection, start, here, menu);
  }
}
