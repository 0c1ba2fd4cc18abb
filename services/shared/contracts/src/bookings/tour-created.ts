import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** Staff put a tour on offer. The aggregate is the tour. */
export const tourCreated = defineEvent({
  service: 'bookings',
  name: 'tour-created',
  version: 1,
  data: z.object({
    tourId: z.uuid(),
    type: tourType,
    name: z.string().min(1),
    /** Price per person, US cents. */
    priceCents: z.int().nonnegative(),
  }),
});
