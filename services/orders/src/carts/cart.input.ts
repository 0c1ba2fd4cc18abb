import { MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { z } from 'zod';

/** A session id is too long to enumerate. */
export const sessionIdField = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,128}$/, 'Session id must have 8 to 128 letters, digits, dashes or underscores');

export const knownSessionField = sessionIdField.nullish().transform((sessionId) => sessionId ?? null);

/** Product.md §5: never below 1. */
export const quantityField = z
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity can be at most ${MAX_QUANTITY}`);

export const addToCartInput = z.object({
  sessionId: sessionIdField,
  productId: z.string().min(1, 'Product is required').max(64, 'There is no such product'),
  quantity: quantityField.nullish().transform((quantity) => quantity ?? 1),
});

export const setQuantityInput = z.object({ quantity: quantityField, sessionId: knownSessionField });
