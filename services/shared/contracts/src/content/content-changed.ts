import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff changed a part of the site's content. The aggregate is the part. */
export const contentChanged = defineEvent({
  service: 'content',
  name: 'content-changed',
  version: 1,
  data: z.object({ section: z.enum(['house', 'media', 'testimonials']), version: z.int().positive() }),
});
