import type { FoodOrder } from '../food/food-order.js';
import type { Booking } from './booking.entity.js';

/** The fields that a change can alter. */
export type BookingChangeFacts = Partial<
  Pick<
    Booking,
    | 'status'
    | 'tourId'
    | 'tourName'
    | 'tourDurationMinutes'
    | 'slotId'
    | 'tourDate'
    | 'tourTime'
    | 'startsAt'
    | 'groupSize'
    | 'seats'
    | 'totalCents'
    | 'keptCents'
    | 'goodwillCents'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | keyof FoodOrder
  >
>;
