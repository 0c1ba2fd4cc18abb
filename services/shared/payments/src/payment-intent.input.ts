import { z } from 'zod';

/** A payment as a request names it. */
export const paymentIntentIdField = z
  .string()
  .trim()
  .min(1, 'The payment has no reference (paymentIntentId)')
  .max(255, 'The reference of the payment (paymentIntentId) can have at most 255 characters');

/** The payment of a payload that is refused for something else. */
export const paymentReference = z.object({ paymentIntentId: paymentIntentIdField });
