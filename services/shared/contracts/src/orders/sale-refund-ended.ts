import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The provider answered a refund of a tour that an order paid. The aggregate is the line of the order. */
export const saleRefundEnded = defineEvent({
  service: 'orders',
  name: 'sale-refund-ended',
  version: 1,
  data: z.object({
    refundId: z.uuid(),
    /** The attempt that it answers. */
    attempt: z.int().positive(),
    status: z.enum(['settled', 'failed']),
  }),
});
