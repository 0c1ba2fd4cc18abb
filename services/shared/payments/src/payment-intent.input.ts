import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

export const paymentIntentIdField = lineField()
  .min(1, 'The payment has no reference (paymentIntentId)')
  .max(255, 'The reference of the payment (paymentIntentId) can have at most 255 characters');

/** Reads the reference also from a payload that is invalid for another reason. */
export const paymentReference = z.object({ paymentIntentId: paymentIntentIdField });
