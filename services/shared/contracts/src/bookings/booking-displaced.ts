import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** Staff closed the time of a booking, and other times may be held for its party. The aggregate is the booking. */
export const bookingDisplaced = defineEvent({
  service: 'bookings',
  name: 'booking-displaced',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    closureId: z.uuid(),
    language: languageField,
  }),
});
