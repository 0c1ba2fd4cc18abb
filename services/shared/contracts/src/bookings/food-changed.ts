import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A booking has other food, or none. What it is, a reader asks for. The aggregate is the booking. */
export const foodChanged = defineEvent({
  service: 'bookings',
  name: 'food-changed',
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
  }),
});
