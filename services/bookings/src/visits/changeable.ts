import type { Booking } from '../bookings/booking.entity.js';
import type { Actor } from './booking-change.entity.js';
import { type BookingNotChangeable, bookingIsCancelled, tooLate } from './visit.refusals.js';

/** Staff, and a displaced party, can change it until it is canceled. @param closed the visitor's deadline */
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

/** Staff, and a displaced party, get money back at any time. @param closed the visitor's deadline */
export function isTooLateForRefund({ status }: Booking, actor: Actor, closed: Date, now: Date): boolean {
  return actor.by !== 'staff' && status !== 'displaced' && now >= closed;
}
