import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import { faultsOf } from '@hilltop/platform/outcome/in-language';
import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';
import { spanish, spanishFaults } from './refusals.es.js';

const english = {
  PaymentAlreadyUsed: {
    by: (what: 'booking' | 'order' | 'group') => `This payment has already paid for another ${what}.`,
    /** An earlier attempt with the payment was refused. */
    returned: 'This payment was given back, because an earlier attempt was refused. Please pay again.',
  },
  TooManyPurchases: ({ retryAfterSeconds }, what: 'bookings' | 'orders') => busyNetwork(what, retryAfterSeconds),
} satisfies Sentences;

export const refusePayment = refusals<Refusals, typeof english>(factless, english, { es: spanish });

const englishFaults = {
  noReference: 'The payment has no reference (paymentIntentId)',
  longReference: (most: number) => `The reference of the payment (paymentIntentId) can have at most ${most} characters`,

  unreferenced: 'The payment has no reference (paymentIntentId).',
  unknown: 'We could not find this payment.',
  otherAmount: 'This payment is for a different amount.',
  over: 'This payment is no longer authorized.',
  incomplete: 'This payment is not complete.',
  tooSmall: 'A card pays $0.50 or more.',
  declined: 'Your bank declined the payment.',
  declinedCharge: 'Your bank declined the payment of the difference.',
  noCard: 'The card you paid with cannot be charged again.',
  /** @param said the bank's message to the buyer, which is English */
  byBank: (said: string) => said,
};

/** Of the reference in an input, and why a provider refuses a payment. */
export const faults = faultsOf(englishFaults, { es: spanishFaults });
