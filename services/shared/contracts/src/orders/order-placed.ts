import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A visitor ordered from the store, or paid for a cart. The aggregate is the order. */
export const orderPlaced = defineEvent({
  service: 'orders',
  name: 'order-placed',
  version: 1,
  data: z.object({
    orderId: z.uuid(),
    /** Sum of the lines, without shipping, in US cents. */
    totalCents: z.int().nonnegative(),
    /** Number of products and tours. */
    lineCount: z.int().positive(),
    /** Number of pieces, with one for each tour. */
    itemCount: z.int().positive(),
  }),
});
