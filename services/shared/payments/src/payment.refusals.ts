import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type PaymentAlreadyUsed = Refusal<'PaymentAlreadyUsed'>;

export function paymentAlreadyUsed(what: 'booking' | 'order'): PaymentAlreadyUsed {
  return { __typename: 'PaymentAlreadyUsed', message: `This payment has already paid for another ${what}.` };
}

/** An earlier attempt with the payment was refused. */
export function paymentReturned(): PaymentAlreadyUsed {
  const message = 'This payment was given back, because an earlier attempt was refused. Please pay again.';
  return { __typename: 'PaymentAlreadyUsed', message };
}

export interface TooManyPurchases extends Refusal<'TooManyPurchases'> {
  readonly retryAfterSeconds: number;
}

export function tooManyPurchases(what: 'bookings' | 'orders', retryAfterSeconds: number): TooManyPurchases {
  const message = busyNetwork(what, retryAfterSeconds);
  return { __typename: 'TooManyPurchases', message, retryAfterSeconds };
}
