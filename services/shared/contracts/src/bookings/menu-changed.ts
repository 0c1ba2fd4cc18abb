import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff changed dishes. The aggregate is the menu, by the platform of its restaurant. */
export const menuChanged = defineEvent({
  service: 'bookings',
  name: 'menu-changed',
  version: 1,
  data: z.object({
    platform: z.string().min(1),
    /** After the change. */
    version: z.int().positive(),
  }),
});
