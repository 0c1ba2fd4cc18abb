import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** A caller's payment link has to be mailed, for the first time or again. The aggregate is the link. */
export const paymentLinkSent = defineEvent({
  service: 'bookings',
  name: 'payment-link-sent',
  version: 1,
  data: z.object({ linkId: z.uuid(), language: languageField }),
});
