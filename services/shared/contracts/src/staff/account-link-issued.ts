import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A member of staff gets a link by e-mail to choose a password. The aggregate is the link; the event does not contain its token. */
export const accountLinkIssued = defineEvent({
  service: 'staff',
  name: 'account-link-issued',
  version: 1,
  data: z.object({
    linkId: z.uuid(),
    purpose: z.enum(['invitation', 'password-reset']),
  }),
});
