import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { CONTACT_SUBJECTS } from '../house/contact-subjects.js';
import { languageField } from '../language-field.js';

/** The aggregate is the message. */
export const messageReceived = defineEvent({
  service: 'contact',
  name: 'message-received',
  version: 1,
  data: z.object({
    messageId: z.uuid(),
    subject: z.enum(CONTACT_SUBJECTS),
    language: languageField,
  }),
});
