import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** A displaced party keeps what it paid as a voucher, which orders issues once. The aggregate is the booking. */
export const creditRequested = defineEvent({
  service: 'bookings',
  name: 'credit-requested',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    amountCents: z.int().positive(),
    language: languageField,
  }),
});
