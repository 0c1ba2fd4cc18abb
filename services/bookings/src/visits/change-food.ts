import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import { type AmountMismatch, amountMismatch } from '../bookings/booking.refusals.js';
import { BookingDeadlines } from '../bookings/booking-deadlines.js';
import { FoodOrders } from '../food/food-orders.js';
import type { Actor } from './booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from './change-booking.js';
import { notChangeable } from './changeable.js';
import type { PlannedChange } from './planned-change.js';
import { type BookingNotChangeable, bookingIsDisplaced } from './visit.refusals.js';
import { changeHash, type FoodRequest } from './visit-input.js';

type Refused = BookingNotChangeable | InvalidInput | AmountMismatch;

/** Food is paid on delivery, so nothing is charged here. */
@Injectable()
export class ChangeFood {
  constructor(
    private readonly changeBooking: ChangeBooking,
    private readonly deadlines: BookingDeadlines,
    private readonly foodOrders: FoodOrders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(
    bookingId: string,
    request: FoodRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | ChangeRefusal | Refused> {
    return this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('food', request),
      plan: (booking) => this.plan(booking, request, actor),
    });
  }

  private async plan(booking: Booking, wanted: FoodRequest, actor: Actor): Promise<PlannedChange | Refused> {
    const refused = notChangeable(booking, actor, this.deadlines.changes(booking), this.clock.now());
    if (refused) return refused;
    if (booking.status === 'displaced') return bookingIsDisplaced();
    const { guests, tourType, tourTime, slotId, startsAt, seats } = booking;
    const unsaid = {
      foodOrderRestaurant: null,
      foodOrderDetails: null,
      foodDeliveryAddress: null,
      foodDeliveryTime: null,
    };
    const food = await this.foodOrders.check({ ...wanted, ...unsaid, guests }, tourTime);
    if ('expectedCents' in food) return amountMismatch('foodOrderTotal', food.expectedCents, wanted.foodOrderTotal);
    if ('field' in food) return invalidInput([food]);
    // The party has its seats already, so the slot has its row.
    const request = { slotId, tourType, startsAt, capacity: seats, seats };
    return { kind: 'food_changed', after: booking.changed(food), request };
  }
}
