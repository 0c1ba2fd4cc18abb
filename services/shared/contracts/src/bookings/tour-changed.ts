import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** Has the state after the change. The aggregate is the tour. */
export const tourChanged = defineEvent({
  service: 'bookings',
  name: 'tour-changed',
  version: 1,
  data: z.object({
    tourId: z.uuid(),
    /** Counts the changes, from 1. A consumer that has seen a higher one ignores the event. */
    version: z.int().positive(),
    type: tourType,
    name: z.string().min(1),
    /** Per person, US cents. */
    priceCents: z.int().nonnegative(),
  }),
});
