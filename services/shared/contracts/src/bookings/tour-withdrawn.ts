import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Its bookings stay valid. The aggregate is the tour. */
export const tourWithdrawn = defineEvent({
  service: 'bookings',
  name: 'tour-withdrawn',
  version: 1,
  data: z.object({
    tourId: z.uuid(),
    /** Counts the changes. A consumer that has seen a higher one ignores the event. */
    version: z.int().positive(),
  }),
});
