import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff added, changed or withdrew a question to guests. The aggregate is its id. */
export const questionChanged = defineEvent({
  service: 'bookings',
  name: 'question-changed',
  version: 1,
  data: z.object({
    questionId: z.uuid(),
    /** After the change. */
    version: z.int().positive(),
  }),
});
