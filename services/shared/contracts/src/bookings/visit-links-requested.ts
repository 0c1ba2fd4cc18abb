import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** Somebody requested the links to all coming visits of an address. The aggregate is one of its bookings. */
export const visitLinksRequested = defineEvent({
  service: 'bookings',
  name: 'visit-links-requested',
  version: 1,
  data: z.object({ bookingId: z.uuid(), language: languageField }),
});
