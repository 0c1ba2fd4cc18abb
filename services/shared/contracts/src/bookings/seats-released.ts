import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** Held seats went back to the slot without a booking. The aggregate is the hold. */
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
    /** Places given back to the slot's capacity. */
    seats: z.int().positive(),
    /** `expired`: the time ran out; `released`: the visitor gave them back; `replaced`: by another hold of theirs. */
    reason: z.enum(['expired', 'released', 'replaced']),
  }),
});
