import type { Booking } from '../bookings/booking.entity.js';
import type { DoorMethod } from '../payments/payment-method.js';
import type { SeatRequest } from '../slots/slot-request.js';
import type { ChangeKind } from './booking-change.entity.js';

/** The planned state of a booking. */
export interface PlannedChange {
  readonly kind: ChangeKind;
  readonly after: Booking;
  /** The slot afterwards; undefined for a cancelled booking, and when the seats stay as they are. */
  readonly request: SeatRequest | undefined;
  /** Seats, and what is held for a displaced party, stay as they are. */
  readonly keepsSeats?: true;
  /** The party pays the difference at the door in this way. */
  readonly paidBy?: DoorMethod;
  /** Its order took no money for it, so nothing goes back. */
  readonly unpaid?: true;
  /** What goes back becomes a voucher. */
  readonly asCredit?: true;
  /** Ends the links that are out. */
  readonly replacesLink?: true;
}

/** The seats that a booking has in a slot. */
export function seatsIn({ status, slotId, seats }: Booking, wanted: string): number {
  return status === 'confirmed' && slotId === wanted ? seats : 0;
}
