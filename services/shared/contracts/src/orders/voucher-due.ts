import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** The e-mail of a voucher is due, or due again with a new code, which is in no event. The aggregate is the voucher. */
export const voucherDue = defineEvent({
  service: 'orders',
  name: 'voucher-due',
  version: 1,
  data: z.object({
    voucherId: z.uuid(),
    /** A member of staff issued it or replaced its code; otherwise a visitor bought it. */
    byStaff: z.boolean(),
    language: languageField,
  }),
});
