import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The food order of a booking changed. A consumer queries the order. The aggregate is the booking. */
export const foodChanged = defineEvent({
  service: 'bookings',
  name: 'food-changed',
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
  }),
});
