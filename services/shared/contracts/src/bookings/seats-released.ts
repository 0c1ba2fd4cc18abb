import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** A hold ended without a booking, and its seats are free. The aggregate is the hold. */
export const seatsReleased = defineEvent({
  service: 'bookings',
  name: 'seats-released',
  version: 1,
  data: z.object({
    holdId: z.uuid(),
    slotId: z.string().min(1),
    tourType,
    /** Start of the tour, UTC. */
    startsAt: z.iso.datetime(),
    /** Returned to the slot's capacity. */
    seats: z.int().positive(),
    /** `expired`: it timed out; `released`: by the visitor; `replaced`: by another hold of the visitor. */
    reason: z.enum(['expired', 'released', 'replaced']),
  }),
});
