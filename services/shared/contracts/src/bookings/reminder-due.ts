import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** A reminder has to be mailed. The aggregate is the booking, which is checked again when the mail leaves. */
export const reminderDue = defineEvent({
  service: 'bookings',
  name: 'reminder-due',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    kind: z.enum(['day_before', 'after_visit']),
    /** Start of the visit, UTC. */
    startsAt: z.iso.datetime(),
    language: languageField,
  }),
});
