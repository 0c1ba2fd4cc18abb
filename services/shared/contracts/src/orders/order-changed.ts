import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** The address of an order, or the mailing of one of its gift vouchers, was corrected. The aggregate is the change. */
export const orderChanged = defineEvent({
  service: 'orders',
  name: 'order-changed',
  version: 1,
  data: z.object({
    changeId: z.uuid(),
    orderId: z.uuid(),
    /** A member of staff made it; otherwise whoever has the link of the order's page. */
    byStaff: z.boolean(),
    language: languageField,
  }),
});
