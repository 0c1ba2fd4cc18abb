import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** An offer ended, or an entry on the waiting list did, or its party asked for the link again. The aggregate is the entry. */
export const waitlistUpdated = defineEvent({
  service: 'bookings',
  name: 'waitlist-updated',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
    status: z.enum(['waiting', 'offered', 'expired', 'left', 'closed']),
  }),
});
