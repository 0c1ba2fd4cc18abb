import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The house closed the time of a booking, and other times are kept for its party where there are any. The aggregate is the booking. */
export const bookingDisplaced = defineEvent({
  service: 'bookings',
  name: 'booking-displaced',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    closureId: z.uuid(),
  }),
});
