import { randomUUID } from 'node:crypto';
import type { Booking } from '../../src/bookings/booking.entity.js';
import type { BookingApp } from './booking-app.js';
import { bookingRequest } from './booking-request.js';

/** The default author of changes in tests. */
export const VISITOR = { by: 'visitor' } as const;

/** A member of staff as the author. */
export const STAFF = {
  by: 'staff',
  staff: { role: 'staff', id: randomUUID(), staffRole: 'desk', session: randomUUID() },
  action: 'staffChangeBooking',
  reason: 'The guest called',
} as const;

type Booker = Pick<BookingApp, 'createBooking'>;

/** A booking with its own payment. */
export async function booked(app: Booker, changes: Record<string, unknown> = {}): Promise<Booking> {
  const outcome = await app.createBooking.execute(bookingRequest(changes), null);
  if ('booking' in outcome) return outcome.booking;
  throw new Error(outcome.message);
}

/** The names of outcomes: `changed`, or the refusal. */
export function nameOf(outcome: object): string {
  return 'booking' in outcome ? 'changed' : (outcome as { __typename: string }).__typename;
}
