import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** Staff reopened the day: a displaced booking has its time and seats again. The aggregate is the booking. */
export const bookingRestored = defineEvent({
  service: 'bookings',
  name: 'booking-restored',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    /** After the change. */
    revision: z.int().positive(),
    language: languageField,
  }),
});
