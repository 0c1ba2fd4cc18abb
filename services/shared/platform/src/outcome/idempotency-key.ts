import { z } from 'zod';
import { usualFaults } from './faults.en.js';

const MOST = 255;

/** Empty counts as none. */
export const idempotencyKeyInput = z.object({
  idempotencyKey: z
    .string()
    .max(MOST, usualFaults.longKey(MOST))
    .nullish()
    .transform((key) => key || null),
});
