import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** A party on the waiting list gets an offer. The aggregate is its entry. */
export const seatsOffered = defineEvent({
  service: 'bookings',
  name: 'seats-offered',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
    holdId: z.uuid(),
    slotId: z.string().min(1),
    /** Of the slot's capacity, for the whole party. */
    seats: z.int().positive(),
    /** When the seats go to the next party unless they are taken, UTC. */
    expiresAt: z.iso.datetime(),
    language: languageField,
  }),
});
