import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** Staff canceled a line, or some pieces of it. The aggregate is the cancellation. */
export const orderLineCancelled = defineEvent({
  service: 'orders',
  name: 'order-line-cancelled',
  version: 1,
  data: z.object({
    cancellationId: z.uuid(),
    orderId: z.uuid(),
    /** The claim on the stock; left out for what has no stock. */
    claimId: z.uuid().optional(),
    /** Left out for what is no product. */
    productId: z.uuid().optional(),
    /** Pieces that were canceled now. */
    quantity: z.int().positive(),
    /** Refunded for these pieces, without shipping. */
    cents: z.int().nonnegative(),
    language: languageField,
  }),
});
