import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The provider's result for a tour that an order paid. The aggregate is the line of the order. */
export const saleRefundEnded = defineEvent({
  service: 'orders',
  name: 'sale-refund-ended',
  version: 1,
  data: z.object({
    refundId: z.uuid(),
    /** The attempt of this result. */
    attempt: z.int().positive(),
    status: z.enum(['settled', 'failed']),
  }),
});
