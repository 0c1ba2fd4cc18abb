import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A party that the house displaced keeps what it paid as a voucher, which orders issues once. The aggregate is the booking. */
export const creditRequested = defineEvent({
  service: 'bookings',
  name: 'credit-requested',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    /** US cents. */
    amountCents: z.int().positive(),
  }),
});
