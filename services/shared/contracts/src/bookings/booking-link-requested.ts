import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A visitor asked for their ticket with its link. The aggregate is the booking. */
export const bookingLinkRequested = defineEvent({
  service: 'bookings',
  name: 'booking-link-requested',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
  }),
});
