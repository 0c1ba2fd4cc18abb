import { z } from 'zod';

/** Empty counts as none. */
export const idempotencyKeyInput = z.object({
  idempotencyKey: z
    .string()
    .max(255, 'Idempotency-Key can have at most 255 characters')
    .nullish()
    .transform((key) => key || null),
});
