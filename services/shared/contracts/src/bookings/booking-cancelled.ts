import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** Its seats are free. The aggregate is the booking. */
export const bookingCancelled = defineEvent({
  service: 'bookings',
  name: 'booking-cancelled',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    /** After the change. */
    revision: z.int().positive(),
    slotId: z.string().min(1),
    groupSize: z.int().positive(),
    /** Of the slot's capacity. */
    seats: z.int().positive(),
    /** Owed for the tour after the change. */
    totalCents: z.int().nonnegative(),
    /** Its order was never paid, so its guest never heard of it. Left out by earlier releases. */
    unpaid: z.boolean().optional(),
    language: languageField,
  }),
});
