import type { BookingStatus, PaymentStatus } from './booking-status.js';

interface Unpaid {
  readonly status: BookingStatus;
  /** US cents, like the next two. */
  readonly totalCents: number;
  readonly unpaidCents: number;
  readonly goodwillCents: number;
}

/** Cents to be paid at the door after a change, including the difference. */
export function unpaidAfter(before: Unpaid, { totalCents = before.totalCents }: Partial<Unpaid>): number {
  return before.unpaidCents === 0 ? 0 : Math.max(0, before.unpaidCents + totalCents - before.totalCents);
}

/** A party that canceled before it paid pays nothing. */
export function toPayCents({ status, unpaidCents }: Unpaid): number {
  return status === 'cancelled' ? 0 : unpaidCents;
}

interface Paid extends Unpaid {
  readonly paymentIntentId: string;
  readonly paymentStatus: PaymentStatus;
}

/** `due`: not yet paid at the door. `free`: staff booked it for nothing. `account`: the bill of its group pays. */
export function paymentStatusOf(booking: Paid): PaymentStatus | 'due' | 'free' {
  const { unpaidCents, totalCents, goodwillCents, paymentIntentId, paymentStatus } = booking;
  if (unpaidCents > 0) return 'due';
  const isFree = paymentIntentId.startsWith(DESK_PAYMENT) && totalCents > 0 && goodwillCents >= totalCents;
  return isFree ? 'free' : paymentStatus;
}

/** Prefix of a caller's booking's reference, where other bookings have that of their payment. */
export const DESK_PAYMENT = 'desk_';
