import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** Money of a group came, went or was put right, or a document of it was issued. The aggregate is the group. */
export const groupEntryWritten = defineEvent({
  service: 'orders',
  name: 'group-entry-written',
  version: 1,
  data: z.object({
    entryId: z.uuid(),
    groupId: z.uuid(),
    cause: z.enum(['invoiced', 'credited', 'received', 'reversed', 'refunded', 'written_off']),
    language: languageField,
  }),
});
