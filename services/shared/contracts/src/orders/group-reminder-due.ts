import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** A group is reminded of something. The aggregate is the group. */
export const groupReminderDue = defineEvent({
  service: 'orders',
  name: 'group-reminder-due',
  version: 1,
  data: z.object({
    reminderId: z.uuid(),
    groupId: z.uuid(),
    language: languageField,
  }),
});
