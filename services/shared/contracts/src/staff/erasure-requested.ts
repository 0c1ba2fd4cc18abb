import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff asked for a visitor's personal data to be erased everywhere. The aggregate is the erasure. */
export const erasureRequested = defineEvent({
  service: 'staff',
  name: 'erasure-requested',
  version: 1,
  data: z.object({
    erasureId: z.uuid(),
    /** SHA-256 in hex of the visitor's e-mail address in lower case; the address itself goes into no event. */
    emailHash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});
