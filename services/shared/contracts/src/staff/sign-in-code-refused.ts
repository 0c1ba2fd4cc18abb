import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Someone gave the right password of an account and a wrong code; at most once an hour for an account, which is the aggregate. */
export const signInCodeRefused = defineEvent({
  service: 'staff',
  name: 'sign-in-code-refused',
  version: 1,
  data: z.object({ accountId: z.uuid() }),
});
