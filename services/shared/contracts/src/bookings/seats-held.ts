import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** A visitor who fills in the form holds seats. The aggregate is the hold. */
export const seatsHeld = defineEvent({
  service: 'bookings',
  name: 'seats-held',
  version: 1,
  data: z.object({
    holdId: z.uuid(),
    slotId: z.string().min(1),
    tourType,
    /** Start of the tour, UTC. */
    startsAt: z.iso.datetime(),
    /** Of the slot's capacity: the guests, or 1 for a private party. */
    seats: z.int().positive(),
    /** When the seats are released unless they are booked, UTC. */
    expiresAt: z.iso.datetime(),
  }),
});
