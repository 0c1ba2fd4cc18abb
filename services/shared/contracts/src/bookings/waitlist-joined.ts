import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A party waits for seats. The aggregate is its entry on the waiting list. */
export const waitlistJoined = defineEvent({
  service: 'bookings',
  name: 'waitlist-joined',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
  }),
});
