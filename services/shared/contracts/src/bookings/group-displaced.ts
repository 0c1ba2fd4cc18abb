import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff closed a time at which a group is booked or holds seats. The aggregate is the group, whose owner asks what it has left. */
export const groupDisplaced = defineEvent({
  service: 'bookings',
  name: 'group-displaced',
  version: 1,
  data: z.object({ groupId: z.uuid() }),
});
