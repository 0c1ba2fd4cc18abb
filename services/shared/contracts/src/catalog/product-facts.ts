import { z } from 'zod';

/** The facts of a product for other services: its state after the event. */
export const productFacts = {
  productId: z.uuid(),
  /** Counts the changes. A consumer that has seen a higher one ignores the event. */
  version: z.int().positive(),
  name: z.string().min(1),
  /** US cents. */
  priceCents: z.int().nonnegative(),
  /** Address of an uploaded image, or null. */
  image: z.string().nullable(),
  category: z.enum(['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media']).nullable(),
  inStock: z.boolean(),
  /** Code of its sales tax; none in events of an earlier release. */
  taxCode: z.string().min(1).max(40).optional(),
};
