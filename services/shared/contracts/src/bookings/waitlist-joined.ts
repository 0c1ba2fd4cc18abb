import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** The aggregate is the entry of the party. */
export const waitlistJoined = defineEvent({
  service: 'bookings',
  name: 'waitlist-joined',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
    language: languageField,
  }),
});
