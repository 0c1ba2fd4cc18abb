import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Words of a visitor waited, were taken into the guest book, or were left out. The aggregate is the entry. */
export const guestBookChanged = defineEvent({
  service: 'bookings',
  name: 'guest-book-changed',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
    state: z.enum(['held', 'taken_in', 'left_out']),
  }),
});
