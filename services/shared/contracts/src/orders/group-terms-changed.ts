import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A manager changed the conditions of groups, or one of their prices. The aggregate is all of them. */
export const groupTermsChanged = defineEvent({
  service: 'orders',
  name: 'group-terms-changed',
  version: 1,
  data: z.object({
    /** Of the conditions. */
    version: z.int().nonnegative(),
  }),
});
