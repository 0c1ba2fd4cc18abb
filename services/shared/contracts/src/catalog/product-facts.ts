import { z } from 'zod';

/** Its state after the event. */
export const productFacts = {
  productId: z.uuid(),
  /** Counts the changes. A consumer that has seen a higher one ignores the event. */
  version: z.int().positive(),
  name: z.string().min(1),
  priceCents: z.int().nonnegative(),
  /** Address of an uploaded image. */
  image: z.string().nullable(),
  category: z.enum(['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media']).nullable(),
  inStock: z.boolean(),
  /** Of its sales tax; missing in events of an earlier release. */
  taxCode: z.string().min(1).max(40).optional(),
};
