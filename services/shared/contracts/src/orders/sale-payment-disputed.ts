import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/**
 * The bank of a buyer took back the payment of an order with a tour, or decided about it. The aggregate is the tour's line of the order.
 * Each event says all of it, so any of them may come first.
 */
export const salePaymentDisputed = defineEvent({
  service: 'orders',
  name: 'sale-payment-disputed',
  version: 1,
  data: z.object({
    /** The payment provider's. */
    disputeId: z.string().min(1),
    /** US cents that the bank took: of the order's payment, not only of this line. */
    amountCents: z.int().positive(),
    /** The payment provider's code, e.g. `fraudulent`. */
    reason: z.string().min(1),
    openedAt: z.iso.datetime(),
    /** Left out while the bank has not decided. `won`: the money came back. */
    end: z.object({ status: z.enum(['won', 'lost']), at: z.iso.datetime() }).optional(),
  }),
});
