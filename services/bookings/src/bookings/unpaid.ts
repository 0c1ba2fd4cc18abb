import type { BookingStatus } from './booking-status.js';

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

/** `due`: not yet paid at the door. `free`: staff booked it for nothing. */
export function paymentStatusOf(booking: Unpaid & { readonly paymentIntentId: string }): 'paid' | 'due' | 'free' {
  const { unpaidCents, totalCents, goodwillCents, paymentIntentId } = booking;
  if (unpaidCents > 0) return 'due';
  const isFree = paymentIntentId.startsWith(DESK_PAYMENT) && totalCents > 0 && goodwillCents >= totalCents;
  return isFree ? 'free' : 'paid';
}

/** Prefix of a caller's booking's reference, where other bookings have that of their payment. */
export const DESK_PAYMENT = 'desk_';
