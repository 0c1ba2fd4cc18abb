import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** The aggregate is the tour. */
export const tourCreated = defineEvent({
  service: 'bookings',
  name: 'tour-created',
  version: 1,
  data: z.object({
    tourId: z.uuid(),
    type: tourType,
    name: z.string().min(1),
    /** Per person, US cents. */
    priceCents: z.int().nonnegative(),
  }),
});
