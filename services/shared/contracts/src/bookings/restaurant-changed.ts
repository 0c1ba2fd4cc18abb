import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff added, changed, moved, withdrew or restored a restaurant. The aggregate is its code. */
export const restaurantChanged = defineEvent({
  service: 'bookings',
  name: 'restaurant-changed',
  version: 1,
  data: z.object({
    platform: z.string().min(1),
    /** After the change. */
    version: z.int().positive(),
  }),
});
