import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A booking was cancelled and its seats are free. The aggregate is the booking. */
export const bookingCancelled = defineEvent({
  service: 'bookings',
  name: 'booking-cancelled',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    /** Revision of the booking after the change. */
    revision: z.int().positive(),
    slotId: z.string().min(1),
    groupSize: z.int().positive(),
    /** Seats of the slot's capacity that it takes. */
    seats: z.int().positive(),
    /** What the party owes for the tour after the change, US cents. */
    totalCents: z.int().nonnegative(),
    /** It was let go before its order was paid, so its guest never heard of it. Left out by earlier releases. */
    unpaid: z.boolean().optional(),
  }),
});
