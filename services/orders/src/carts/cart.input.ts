import { z } from 'zod';
import { MAX_QUANTITY } from './cart-item.entity.js';

/** The random id of a browser session: letters, digits, dashes and underscores, too long to enumerate. */
export const sessionIdField = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,128}$/, 'Session id must have 8 to 128 letters, digits, dashes or underscores');

/** An optional session id. */
export const knownSessionField = sessionIdField.nullish().transform((sessionId) => sessionId ?? null);

/** Quantity of a line (product.md §5: never below 1). */
export const quantityField = z
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity can be at most ${MAX_QUANTITY}`);

/** A product to add to a cart. */
export const addToCartInput = z.object({
  sessionId: sessionIdField,
  productId: z.string().min(1, 'Product is required').max(64, 'There is no such product'),
  quantity: quantityField.nullish().transform((quantity) => quantity ?? 1),
});

/** A new quantity. */
export const setQuantityInput = z.object({ quantity: quantityField, sessionId: knownSessionField });
