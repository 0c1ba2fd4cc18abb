import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Staff canceled a product of an order, or some pieces of it, before it was handed over. The aggregate is the cancellation. */
export const orderLineCancelled = defineEvent({
  service: 'orders',
  name: 'order-line-cancelled',
  version: 1,
  data: z.object({
    cancellationId: z.uuid(),
    orderId: z.uuid(),
    /** What took the stock: the line of the sale, or the order's id if it was not bought from a cart. */
    claimId: z.uuid(),
    productId: z.uuid(),
    /** Pieces that were canceled now. */
    quantity: z.int().positive(),
    /** What goes back for these pieces, without shipping, in US cents. */
    cents: z.int().nonnegative(),
  }),
});
