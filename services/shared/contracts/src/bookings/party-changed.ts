import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** The number or kinds of guests changed. The aggregate is the booking. */
export const partyChanged = defineEvent({
  service: 'bookings',
  name: 'party-changed',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    /** After the change. */
    revision: z.int().positive(),
    slotId: z.string().min(1),
    groupSize: z.int().positive(),
    /** Of the slot's capacity. */
    seats: z.int().positive(),
    /** Owed for the tour after the change. */
    totalCents: z.int().nonnegative(),
    language: languageField,
  }),
});
