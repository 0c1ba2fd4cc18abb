import type { BookingStatus } from './booking-status.js';

interface Unpaid {
  readonly status: BookingStatus;
  /** US cents, as are the next two. */
  readonly totalCents: number;
  readonly unpaidCents: number;
  readonly goodwillCents: number;
}

/** What a party has still to pay at the door after a change, in cents: the difference as well. */
export function unpaidAfter(before: Unpaid, { totalCents = before.totalCents }: Partial<Unpaid>): number {
  return before.unpaidCents === 0 ? 0 : Math.max(0, before.unpaidCents + totalCents - before.totalCents);
}

/** What a party pays at the door, in cents. One that canceled before it paid pays nothing. */
export function toPayCents({ status, unpaidCents }: Unpaid): number {
  return status === 'cancelled' ? 0 : unpaidCents;
}

/** `due` where a party pays at the door and has not, `free` where staff booked it for nothing, otherwise `paid`. */
export function paymentStatusOf(booking: Unpaid & { readonly paymentIntentId: string }): 'paid' | 'due' | 'free' {
  const { unpaidCents, totalCents, goodwillCents, paymentIntentId } = booking;
  if (unpaidCents > 0) return 'due';
  const isFree = paymentIntentId.startsWith(DESK_PAYMENT) && totalCents > 0 && goodwillCents >= totalCents;
  return isFree ? 'free' : 'paid';
}

/** How the reference of a booking for a caller begins where others have that of their payment. */
export const DESK_PAYMENT = 'desk_';
