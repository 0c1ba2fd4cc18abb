import type { House } from '@hilltop/house/read-house';
import { z } from 'zod';
import { PRODUCT_CATEGORIES } from '../product-category.js';

/** `products.json` of a house: the goods of the demo store. */
const seeds = z.array(
  z.strictObject({
    /** Fixed, so that seeding is idempotent. */
    id: z.uuid(),
    /** In the house's `products/`, without the extension. */
    picture: z.string(),
    category: z.enum(PRODUCT_CATEGORIES),
    name: z.string(),
    description: z.string(),
    /** Goods keep their names. */
    descriptionEs: z.string().optional(),
    priceCents: z.int().nonnegative(),
    inStock: z.boolean(),
  }),
);

export function productsOf({ folder }: House): z.output<typeof seeds> {
  return folder.read('products.json', seeds);
}
