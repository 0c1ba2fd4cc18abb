import { z } from 'zod';
import { defineEvent } from '../define-event.js';

const data = z.object({
  section: z.enum(['house', 'media', 'questions', 'testimonials']),
  version: z.int().positive(),
  house: z.object({ street: z.string(), town: z.string(), phone: z.string() }).optional(),
});

/**
 * Staff changed a part of the site's content. The aggregate is the part. `house` has the details of the house when they are
 * the part; content repeats them whenever it starts, so a version can come again.
 */
export const contentChanged = defineEvent({
  service: 'content',
  name: 'content-changed',
  version: 1,
  data,
});

export type ContentChanged = z.output<typeof data>;
