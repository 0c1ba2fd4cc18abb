import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A visitor ordered from the store. The aggregate is the order. */
export const orderPlaced = defineEvent({
  service: 'orders',
  name: 'order-placed',
  version: 1,
  data: z.object({
    orderId: z.uuid(),
    /** Sum of the lines, without shipping, in US cents. */
    totalCents: z.int().nonnegative(),
    /** Number of products. */
    lineCount: z.int().positive(),
    /** Number of pieces. */
    itemCount: z.int().positive(),
  }),
});
