import type { Booking } from '../bookings/booking.entity.js';
import type { SeatRequest } from '../slots/slot-request.js';
import type { ChangeKind } from './booking-change.entity.js';

/** The planned state of a booking. */
export interface PlannedChange {
  readonly kind: ChangeKind;
  readonly after: Booking;
  /** The slot afterwards; undefined for a cancelled booking. */
  readonly request: SeatRequest | undefined;
}

/** The seats that a booking has in a slot. */
export function seatsIn({ status, slotId, seats }: Booking, wanted: string): number {
  return status === 'confirmed' && slotId === wanted ? seats : 0;
}
