import { z } from 'zod';

/** What other services may know of a product: as it is after the event. */
export const productFacts = {
  productId: z.uuid(),
  /** Counts the changes: a reader that has seen a higher one ignores the event. */
  version: z.int().positive(),
  name: z.string().min(1),
  /** US cents. */
  priceCents: z.int().nonnegative(),
  /** Address of an uploaded image, or null. */
  image: z.string().nullable(),
  category: z.enum(['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media']).nullable(),
  inStock: z.boolean(),
};
