import type { RefusalName, RefusalRow } from './refusal-row.js';

type MailedLinkRefusal =
  | 'WaitlistEntryNotFound'
  | 'WaitlistEntryEnded'
  | 'OfferEnded'
  | 'PaymentLinkNotFound'
  | 'PaymentLinkEnded';

export const mailedLinkProblems: { readonly [Name in MailedLinkRefusal & RefusalName]: RefusalRow<Name> } = {
  WaitlistEntryNotFound: {
    status: 404,
    name: 'waitlist-entry-not-found',
    title: 'This link has no waiting list entry.',
  },
  WaitlistEntryEnded: { status: 409, name: 'waitlist-entry-ended', title: 'This waiting list entry has ended.' },
  OfferEnded: { status: 409, name: 'offer-ended', title: 'These seats are no longer offered.' },
  PaymentLinkNotFound: { status: 404, name: 'payment-link-not-found', title: 'There is no such payment link.' },
  PaymentLinkEnded: { status: 409, name: 'payment-link-ended', title: 'These seats are no longer held.' },
};
