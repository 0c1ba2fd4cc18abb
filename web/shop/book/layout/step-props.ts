import type { SeatHolding } from '../../hold/use-seat-hold.js';
import type { BookedTour } from '../../state/booked-tour.js';
import type { Booking } from '../../state/use-booking.js';

export interface StepProps {
  readonly booking: Booking;
  readonly tour: BookedTour;
  readonly seats: SeatHolding;
}
