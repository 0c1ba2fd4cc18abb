import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff changed the opening hours or the notices. The aggregate is the calendar. */
export const calendarChanged = defineEvent({
  service: 'bookings',
  name: 'calendar-changed',
  version: 1,
  data: z.object({
    /** After the change. */
    version: z.int().positive(),
  }),
});
