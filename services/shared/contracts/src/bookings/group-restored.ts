import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff reopened a day: the parts of a group that were displaced there have their seats again. The aggregate is the group. */
export const groupRestored = defineEvent({
  service: 'bookings',
  name: 'group-restored',
  version: 1,
  data: z.object({ groupId: z.uuid() }),
});
