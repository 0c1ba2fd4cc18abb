import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** What happens to a group, from the question to the visit. */
export const GROUP_CHANGES = [
  'asked',
  'quoted',
  'accepted',
  'secured',
  'changed',
  'order_sent',
  'displaced',
  'restored',
  'exempted',
  'visited',
  'ended',
] as const;

/** The aggregate is the group. */
export const groupChanged = defineEvent({
  service: 'orders',
  name: 'group-changed',
  version: 1,
  data: z.object({
    changeId: z.uuid(),
    groupId: z.uuid(),
    kind: z.enum(GROUP_CHANGES),
    /** Staff for the house; the organizer by the form or the link of its mails; nobody for what happens by itself. */
    by: z.enum(['staff', 'organizer', 'nobody']),
    language: languageField,
  }),
});
