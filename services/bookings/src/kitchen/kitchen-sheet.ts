import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DataSource, Not } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { dishViews } from '../food/dishes.js';
import { NO_RESTAURANT } from '../food/menu.js';
import { type Restaurant, Restaurants } from '../food/restaurants/restaurants.js';
import type { FoodDelivery, KitchenOrder, KitchenSheet as View } from '../generated/schema-types.js';
import { OwnTimes } from '../opening/schedule/own-times.js';
import { partyWords } from '../prices/ticket-words.js';
import { DELIVERY_STEPS, DeliveryMark } from './delivery-mark.entity.js';

@Injectable()
export class KitchenSheet {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownTimes: OwnTimes,
    private readonly restaurants: Restaurants,
  ) {}

  /** Guides get the parties of their own times, without amounts and codes (product.md §6.3). */
  async of(day: Temporal.PlainDate, staff: StaffIdentity): Promise<View> {
    const { manager } = this.dataSource;
    const date = day.toString();
    const [isOwn, all, marks, restaurants] = await Promise.all([
      this.ownTimes.slotsOn(day, staff),
      manager.find(Booking, {
        where: { tourDate: date, status: 'confirmed', foodPlatform: Not(NO_RESTAURANT) },
        order: { startsAt: 'ASC', lastName: 'ASC', id: 'ASC' },
      }),
      manager.findBy(DeliveryMark, { date }),
      this.restaurants.all(),
    ]);
    const bookings = all.filter(({ slotId }) => isOwn(slotId));
    const grouped = Map.groupBy(bookings, ({ foodPlatform, startsAt }) => `${startsAt.getTime()} ${foodPlatform}`);
    const deliveries = [...grouped.values()].map((orders) => delivery(orders, marks, restaurants));
    const shown = staff.staffRole === 'guide' ? deliveries.map(forGuide) : deliveries;
    return {
      __typename: 'KitchenSheet',
      date,
      meals: deliveries.reduce((sum, { meals }) => sum + meals, 0),
      deliveries: shown,
    };
  }
}

function forGuide(delivery: FoodDelivery): FoodDelivery {
  const orders = delivery.orders.map((order) => ({ ...order, confirmationCode: '', total: '' }));
  return { ...delivery, total: '', orders };
}

function delivery(
  bookings: readonly Booking[],
  marks: readonly DeliveryMark[],
  restaurants: readonly Restaurant[],
): FoodDelivery {
  const [first] = bookings;
  if (!first) throw new Error('a delivery needs at least one order');
  const { foodPlatform: platform } = first;
  const restaurant = restaurants.find(({ code }) => code === platform);
  const deliveryTime = first.foodDeliveryTime ?? '';
  const orders = bookings.map(kitchenOrder);
  const ours = marks.filter((mark) => mark.platform === platform && mark.deliveryTime === deliveryTime);
  return {
    __typename: 'FoodDelivery',
    platform,
    restaurant: restaurant?.name ?? first.foodRestaurant ?? platform,
    phone: restaurant?.phone ?? null,
    orderUrl: restaurant?.orderUrl ?? null,
    distance: restaurant?.distance ?? null,
    kitchenNote: restaurant?.kitchenNote ?? null,
    deliveryTime,
    tourTime: first.tourTime,
    startsAt: first.startsAt.toISOString(),
    meals: orders.reduce((sum, { meals }) => sum + meals, 0),
    total: formatCents(bookings.reduce((sum, { foodTotalCents }) => sum + foodTotalCents, 0)),
    orders,
    marks: DELIVERY_STEPS.flatMap((step) => ours.filter((mark) => mark.step === step)).map(
      ({ step, staffId, markedAt }) => ({
        __typename: 'DeliveryMark',
        step,
        staffId,
        markedAt: markedAt.toISOString(),
      }),
    ),
  };
}

function kitchenOrder(booking: Booking): KitchenOrder {
  const { foodItems, foodDetails } = booking;
  return {
    __typename: 'KitchenOrder',
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    guests: booking.guests,
    party: partyWords(booking.tickets),
    meals: (foodItems ?? []).reduce((sum, { count }) => sum + count, 0),
    items: foodItems && dishViews(foodItems, foodDetails),
    details: foodDetails ?? '',
    specialRequests: booking.specialRequests,
    total: formatCents(booking.foodTotalCents),
  };
}
