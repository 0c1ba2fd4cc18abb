import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Money of a tour goes back to the order that paid it. The aggregate is the line of the order. A retry repeats it. */
export const saleRefundRequested = defineEvent({
  service: 'bookings',
  name: 'sale-refund-requested',
  version: 1,
  data: z.object({
    /** The line of the order. */
    lineId: z.uuid(),
    refundId: z.uuid(),
    /** From 1; a retry of a failed refund counts one more. */
    attempt: z.int().positive(),
    /** US cents. */
    amountCents: z.int().positive(),
    /** Revision of the booking after the change. */
    revision: z.int().nonnegative(),
  }),
});
