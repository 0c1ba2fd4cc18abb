import { z } from 'zod';

/** The seller creates one per sale, so that a retry is the same sale. */
export const saleKey = z.object({ idempotencyKey: z.uuid('The key of a sale (idempotencyKey) must be a UUID') });
