import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type PaymentLinkNotFound = Refusal<'PaymentLinkNotFound'>;
export type PaymentLinkEnded = Refusal<'PaymentLinkEnded'>;

export function paymentLinkNotFound(): PaymentLinkNotFound {
  return { __typename: 'PaymentLinkNotFound', message: 'We could not find a payment for this link.' };
}

export function paymentLinkEnded(): PaymentLinkEnded {
  const message = 'These seats are no longer held. If you have already paid, we will refund your card.';
  return { __typename: 'PaymentLinkEnded', message };
}
