import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { erasureReport } from '../erasure-report.js';

/** The aggregate is the erasure. */
export const personErased = defineEvent({
  service: 'contact',
  name: 'person-erased',
  version: 1,
  data: z.object(erasureReport),
});
