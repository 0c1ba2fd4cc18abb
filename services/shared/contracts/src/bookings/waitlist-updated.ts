import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** An offer or an entry on the waiting list ended, or its party requested the link again. The aggregate is the entry. */
export const waitlistUpdated = defineEvent({
  service: 'bookings',
  name: 'waitlist-updated',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
    status: z.enum(['waiting', 'offered', 'expired', 'left', 'closed']),
    language: languageField,
  }),
});
