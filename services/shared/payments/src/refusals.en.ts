import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';

const english = {
  PaymentAlreadyUsed: {
    by: (what: 'booking' | 'order' | 'group') => `This payment has already paid for another ${what}.`,
    /** An earlier attempt with the payment was refused. */
    returned: 'This payment was given back, because an earlier attempt was refused. Please pay again.',
  },
  TooManyPurchases: ({ retryAfterSeconds }, what: 'bookings' | 'orders') => busyNetwork(what, retryAfterSeconds),
} satisfies Sentences;

export const refusePayment = refusals<Refusals, typeof english>(factless, english);
