import type { BookingToursQuery } from '../../generated/operations.js';
import type { Booking } from './use-booking.js';
import type { SeatHolding } from './use-seat-hold.js';

export type BookedTour = NonNullable<BookingToursQuery['tours']>[number];

/** What every step is given. */
export type StepProps = {
  readonly booking: Booking;
  readonly tour: BookedTour;
  readonly seats: SeatHolding;
};
