import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';
import type { Booking } from '../bookings/booking.entity.js';

export interface BookingNotFound extends Refusal<'BookingNotFound'> {
  readonly replaced: boolean;
}
export type PaymentRefused = Refusal<'PaymentRefused'>;

/** More than what is left of the payments. */
export interface RefundTooHigh extends Refusal<'RefundTooHigh'> {
  /** US dollars, two decimals. */
  readonly left: string;
}

export interface BookingChangedMeanwhile extends Refusal<'BookingChangedMeanwhile'> {
  readonly current: Booking;
}

export interface BookingNotChangeable extends Refusal<'BookingNotChangeable'> {
  readonly reason: 'TOO_LATE' | 'CANCELLED' | 'DISPLACED';
  readonly closedAt: string | null;
}

export function bookingNotFound(): BookingNotFound {
  return { __typename: 'BookingNotFound', message: 'We could not find a booking for this link.', replaced: false };
}

/** A newer link replaced it. */
export function linkReplaced(): BookingNotFound {
  const message = 'This link was replaced. The newest e-mail about the booking has the new one.';
  return { __typename: 'BookingNotFound', message, replaced: true };
}

/** The answer has the current state. */
export function bookingChangedMeanwhile(current: Booking): BookingChangedMeanwhile {
  const message = 'This booking has changed since you opened it. Your change was not made, and nothing was charged.';
  return { __typename: 'BookingChangedMeanwhile', message, current };
}

export function bookingIsCancelled(): BookingNotChangeable {
  const message = 'This booking is canceled.';
  return { __typename: 'BookingNotChangeable', message, reason: 'CANCELLED', closedAt: null };
}

export function bookingIsDisplaced(): BookingNotChangeable {
  const message = 'We are closed at this time. Please choose another time first.';
  return { __typename: 'BookingNotChangeable', message, reason: 'DISPLACED', closedAt: null };
}

/** @param closed the visitor's deadline */
export function tooLate(closed: Date): BookingNotChangeable {
  const message = 'It is too late to change this visit online. Please call us.';
  return { __typename: 'BookingNotChangeable', message, reason: 'TOO_LATE', closedAt: closed.toISOString() };
}

/** @param leftCents paid and not refunded */
export function refundTooHigh(leftCents: number): RefundTooHigh {
  const left = formatCents(leftCents);
  const message =
    leftCents === 0 ? 'Everything that was paid has already been refunded.' : `At most $${left} can be refunded.`;
  return { __typename: 'RefundTooHigh', message, left };
}

export function paymentRefused(message: string): PaymentRefused {
  return { __typename: 'PaymentRefused', message: `${message} Nothing was changed.` };
}
