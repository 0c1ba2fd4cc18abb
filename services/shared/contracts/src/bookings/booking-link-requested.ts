import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** A visitor requested their ticket with its link. The aggregate is the booking. */
export const bookingLinkRequested = defineEvent({
  service: 'bookings',
  name: 'booking-link-requested',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    /** True: by the booking's link or because it was replaced, not by code and address alone. Absent in events of older releases. */
    withLink: z.boolean().optional(),
    language: languageField,
  }),
});
