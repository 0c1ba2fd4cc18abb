import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { z } from 'zod';

export const cancelLineFields = z.object({
  orderId: z.string(),
  lineId: z.string(),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(99, 'Quantity can be at most 99'),
});

export type CancelLineFields = z.output<typeof cancelLineFields>;

/** `revision` is that of the quote. */
export const cancelLineInput = z.object({
  ...cancelLineFields.shape,
  ...idempotencyKeyInput.shape,
  revision: z.int('Revision must be a whole number').min(0, 'Revision is at least 0'),
});

export type CancelLineRequest = z.output<typeof cancelLineInput>;
