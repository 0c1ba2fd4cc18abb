import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A party joined the waiting list. The aggregate is its entry. */
export const waitlistJoined = defineEvent({
  service: 'bookings',
  name: 'waitlist-joined',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
  }),
});
