import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/**
 * The house closed the time of a booking, and holds other times for its party if there are any. The aggregate is the
 * booking.
 */
export const bookingDisplaced = defineEvent({
  service: 'bookings',
  name: 'booking-displaced',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    closureId: z.uuid(),
  }),
});
