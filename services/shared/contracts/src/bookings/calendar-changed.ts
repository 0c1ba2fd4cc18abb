import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff changed when the house is open, or what it tells its visitors. The aggregate is the calendar. */
export const calendarChanged = defineEvent({
  service: 'bookings',
  name: 'calendar-changed',
  version: 1,
  data: z.object({
    /** Of the calendar after the change. */
    version: z.int().positive(),
  }),
});
