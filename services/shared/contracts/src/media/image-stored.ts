import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** An image was uploaded or restored. The aggregate is its file name. */
export const imageStored = defineEvent({
  service: 'media',
  name: 'image-stored',
  version: 1,
  data: z.object({
    /** Checksum and extension, as in `/uploads/{filename}`. */
    filename: z.string().min(1),
    /** MIME type. */
    contentType: z.string().min(1),
    /** Of the stored file. */
    bytes: z.int().positive(),
    /** Pixels. */
    width: z.int().positive(),
    height: z.int().positive(),
  }),
});
