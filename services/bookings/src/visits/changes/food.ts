import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { expectedAndGiven } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { FoodOrders } from '../../food/food-orders.js';
import { refuse } from '../../refusals.en.js';
import type { PlannedChange } from '../planned-change.js';
import type { RequestOf } from './booking-change.input.js';
import type { KindOfChange, PlanRefusal } from './kind-of-change.js';

/** Food is paid on delivery, so nothing is charged here. */
@Injectable()
export class ChangeFood implements KindOfChange<RequestOf['food']> {
  readonly needsTime = true;
  readonly isOfParty = true;

  constructor(private readonly foodOrders: FoodOrders) {}

  async plan(booking: Booking, wanted: RequestOf['food']): Promise<PlannedChange | PlanRefusal> {
    const { guests, tourType, tourTime, slotId, startsAt, seats } = booking;
    const unsaid = {
      foodOrderRestaurant: null,
      foodOrderDetails: null,
      foodDeliveryAddress: null,
      foodDeliveryTime: null,
    };
    const food = await this.foodOrders.check({ ...wanted, ...unsaid, guests }, tourTime);
    if ('expectedCents' in food)
      return refuse.AmountMismatch({
        field: 'foodOrderTotal',
        ...expectedAndGiven(food.expectedCents, wanted.foodOrderTotal),
      });
    if ('field' in food) return invalidInput([food]);
    // The party has its seats already, so the slot has its row.
    const request = { slotId, tourType, startsAt, capacity: seats, seats };
    return { kind: 'food_changed', after: booking.changed(food), request };
  }
}
