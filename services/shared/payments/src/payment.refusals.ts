import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type PaymentAlreadyUsed = Refusal<'PaymentAlreadyUsed'>;

export function paymentAlreadyUsed(what: 'booking' | 'order'): PaymentAlreadyUsed {
  return { __typename: 'PaymentAlreadyUsed', message: `This payment has already paid for another ${what}.` };
}

/** The payment was returned because an earlier attempt with it was refused. */
export function paymentReturned(): PaymentAlreadyUsed {
  const message = 'This payment was refunded because an earlier attempt was refused. Please pay again.';
  return { __typename: 'PaymentAlreadyUsed', message };
}
