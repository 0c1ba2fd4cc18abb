import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';

/** A visitor ordered from the store, or paid for a cart. The aggregate is the order. */
export const orderPlaced = defineEvent({
  service: 'orders',
  name: 'order-placed',
  version: 1,
  data: z.object({
    orderId: z.uuid(),
    /** Without shipping. */
    totalCents: z.int().nonnegative(),
    /** Products and tours. */
    lineCount: z.int().positive(),
    /** Pieces, and one for each tour. */
    itemCount: z.int().positive(),
    language: languageField,
  }),
});
