import { z } from 'zod';
import { defineEvent } from '../define-event.js';

const data = z.object({
  section: z.enum(['house', 'media', 'questions', 'testimonials']),
  version: z.int().positive(),
  house: z
    .object({
      street: z.string(),
      town: z.string(),
      phone: z.string(),
      /** Left out where the house has none. */
      taxNumber: z.string().optional(),
      /** Left out while there is none. */
      gateWord: z.string().optional(),
    })
    .optional(),
});

/**
 * The aggregate is the changed part. `house` is set when it is the part; content repeats it at every start, so a version can come again.
 */
export const contentChanged = defineEvent({
  service: 'content',
  name: 'content-changed',
  version: 1,
  data,
});

export type ContentChanged = z.output<typeof data>;
