import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The image is no longer served. The aggregate is its file name. */
export const imageRemoved = defineEvent({
  service: 'media',
  name: 'image-removed',
  version: 1,
  data: z.object({ filename: z.string().min(1) }),
});
