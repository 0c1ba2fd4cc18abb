import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff took a tour off offer. The aggregate is the tour. What was booked of it stays valid. */
export const tourWithdrawn = defineEvent({
  service: 'bookings',
  name: 'tour-withdrawn',
  version: 1,
  data: z.object({
    tourId: z.uuid(),
    /** Counts the changes: a reader that has seen a higher one ignores the event. */
    version: z.int().positive(),
  }),
});
