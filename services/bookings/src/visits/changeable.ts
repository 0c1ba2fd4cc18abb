import type { Booking } from '../bookings/booking.entity.js';
import type { Actor } from './booking-change.entity.js';
import { type BookingNotChangeable, bookingIsCancelled, tooLate } from './visit.refusals.js';

/**
 * Why somebody may not change a booking now. Staff may until it is cancelled; so may a party whose day the house closed.
 *
 * @param closed the first moment at which its visitor may not
 */
export function notChangeable(
  booking: Booking,
  actor: Actor,
  closed: Date,
  now: Date,
): BookingNotChangeable | undefined {
  if (booking.status === 'cancelled') return bookingIsCancelled();
  if (actor.by === 'staff' || booking.status === 'displaced' || now < closed) return undefined;
  return tooLate(closed);
}
