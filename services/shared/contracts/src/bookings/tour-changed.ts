import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** Staff changed a tour on offer. The aggregate is the tour. The facts are its state after the change. */
export const tourChanged = defineEvent({
  service: 'bookings',
  name: 'tour-changed',
  version: 1,
  data: z.object({
    tourId: z.uuid(),
    /** Counts the changes; the tour is created at 1. A consumer that has seen a higher one ignores the event. */
    version: z.int().positive(),
    type: tourType,
    name: z.string().min(1),
    /** Price per person, US cents. */
    priceCents: z.int().nonnegative(),
  }),
});
