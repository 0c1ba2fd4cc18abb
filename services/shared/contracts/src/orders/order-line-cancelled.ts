import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff canceled a product, or some pieces of it, before it was handed over. The aggregate is the cancellation. */
export const orderLineCancelled = defineEvent({
  service: 'orders',
  name: 'order-line-cancelled',
  version: 1,
  data: z.object({
    cancellationId: z.uuid(),
    orderId: z.uuid(),
    /** The claim on the stock: the line of the sale, or the order's id if it was not bought from a cart. */
    claimId: z.uuid(),
    productId: z.uuid(),
    /** Pieces that were canceled now. */
    quantity: z.int().positive(),
    /** Refunded for these pieces, without shipping. */
    cents: z.int().nonnegative(),
  }),
});
