import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { CONTACT_SUBJECTS } from '../house/contact-subjects.js';

/** A visitor sent a message. The aggregate is the message. */
export const messageReceived = defineEvent({
  service: 'contact',
  name: 'message-received',
  version: 1,
  data: z.object({
    messageId: z.uuid(),
    /** The subject, as the form sends it. */
    subject: z.enum(CONTACT_SUBJECTS),
  }),
});
