import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The order that paid for a tour has to refund a part of it. The aggregate is the line of the order. A retry repeats the event. */
export const saleRefundRequested = defineEvent({
  service: 'bookings',
  name: 'sale-refund-requested',
  version: 1,
  data: z.object({
    /** Of the order. */
    lineId: z.uuid(),
    refundId: z.uuid(),
    /** From 1; a retry of a failed refund counts one more. */
    attempt: z.int().positive(),
    amountCents: z.int().positive(),
    /** Of the booking after the change. */
    revision: z.int().nonnegative(),
  }),
});
