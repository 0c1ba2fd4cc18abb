import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A booking has another time. The aggregate is the booking. */
export const bookingMoved = defineEvent({
  service: 'bookings',
  name: 'booking-moved',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    /** Of the booking after the change. */
    revision: z.int().positive(),
    slotId: z.string().min(1),
    groupSize: z.int().positive(),
    /** Places that it takes of the slot's capacity. */
    seats: z.int().positive(),
    /** What the party owes for the tour by now, US cents. */
    totalCents: z.int().nonnegative(),
    /** The time that it had before. */
    fromSlotId: z.string().min(1),
  }),
});
