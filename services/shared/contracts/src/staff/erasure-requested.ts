import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** All services erase the visitor's data. The aggregate is the erasure. */
export const erasureRequested = defineEvent({
  service: 'staff',
  name: 'erasure-requested',
  version: 1,
  data: z.object({
    erasureId: z.uuid(),
    /** SHA-256 in hex of the address in lower case, or of a booking's id where it has no address. No event contains the address itself. */
    emailHash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});
