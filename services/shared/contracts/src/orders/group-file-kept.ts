import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A group has one more file, of its organizer or the desk. The aggregate is the group. */
export const groupFileKept = defineEvent({
  service: 'orders',
  name: 'group-file-kept',
  version: 1,
  data: z.object({ groupId: z.uuid() }),
});
