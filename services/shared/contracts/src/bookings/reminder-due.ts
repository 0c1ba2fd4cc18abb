import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The mail of a reminder is called for. The aggregate is the booking, which says when the mail leaves whether it still fits. */
export const reminderDue = defineEvent({
  service: 'bookings',
  name: 'reminder-due',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    kind: z.enum(['day_before', 'after_visit']),
    /** The start of the visit, UTC. */
    startsAt: z.iso.datetime(),
  }),
});
