import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The e-mail of a voucher is due, or due again with a new code. The aggregate is the voucher. Its code is in no event. */
export const voucherDue = defineEvent({
  service: 'orders',
  name: 'voucher-due',
  version: 1,
  data: z.object({
    voucherId: z.uuid(),
    /** Whether a member of staff issued it or replaced its code; a visitor bought it otherwise. */
    byStaff: z.boolean(),
  }),
});
