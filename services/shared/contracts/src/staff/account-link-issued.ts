import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A member of staff is to be mailed a link to choose a password. The aggregate is the link, whose token is not told. */
export const accountLinkIssued = defineEvent({
  service: 'staff',
  name: 'account-link-issued',
  version: 1,
  data: z.object({
    linkId: z.uuid(),
    purpose: z.enum(['invitation', 'password-reset']),
  }),
});
