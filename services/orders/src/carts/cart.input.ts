import { MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { z } from 'zod';
import { faults } from '../faults.en.js';

/** A session id is too long to enumerate. */
export const sessionIdField = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/, faults.session);

export const knownSessionField = sessionIdField.nullish().transform((sessionId) => sessionId ?? null);

/** Product.md §5: never below 1. */
export const quantityField = z
  .int(faults.wholeQuantity)
  .min(1, faults.noQuantity)
  .max(MAX_QUANTITY, faults.highQuantity(MAX_QUANTITY));

export const addToCartInput = z.object({
  sessionId: sessionIdField,
  productId: z.string().min(1, faults.product).max(64, faults.noSuchProduct),
  quantity: quantityField.nullish().transform((quantity) => quantity ?? 1),
});

export const setQuantityInput = z.object({ quantity: quantityField, sessionId: knownSessionField });
