import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A refund to a card. The aggregate is the booking. */
export const refundRequested = defineEvent({
  service: 'bookings',
  name: 'refund-requested',
  version: 1,
  data: z.object({
    refundId: z.uuid(),
    bookingId: z.uuid(),
    amountCents: z.int().positive(),
  }),
});
