import { refundCents } from '@hilltop/contracts/house/change-rule';
import type { Booking } from '../bookings/booking.entity.js';
import type { SeatRequest } from '../opening/slots/slot-request.js';
import type { DoorMethod } from '../payments/payment-method.js';
import type { ChangeKind } from './booking-change.entity.js';

export interface PlannedChange {
  readonly kind: ChangeKind;
  readonly after: Booking;
  /** Undefined for a canceled booking, and when the seats stay as they are. */
  readonly request: SeatRequest | undefined;
  /** Seats, and what is held for a displaced party, stay. */
  readonly keepsSeats?: true;
  /** How the party pays the difference at the door. */
  readonly paidBy?: DoorMethod;
  /** Its order took no money, so nothing is refunded. */
  readonly unpaid?: true;
  /** A charge that the bank refused to pay: nothing is refunded. */
  readonly refusedCharge?: string;
  /** The refund becomes a voucher. */
  readonly asCredit?: true;
  /** Ends the current links. */
  readonly replacesLink?: true;
}

/** Confirmed seats in a slot. */
export function seatsIn({ status, slotId, seats }: Booking, wanted: string): number {
  return status === 'confirmed' && slotId === wanted ? seats : 0;
}

/**
 * What the house keeps of a change that costs less, it owes to one that costs more: nobody pays twice.
 * @param percent that goes back of what the change makes cheaper
 */
export function settled(before: Booking, after: Booking, percent: number): Booking {
  const less = before.dueCents - after.dueCents;
  const keptCents = before.keptCents + less - (less > 0 ? refundCents(less, percent) : 0);
  return Object.assign(after, { keptCents: Math.max(0, keptCents) });
}
