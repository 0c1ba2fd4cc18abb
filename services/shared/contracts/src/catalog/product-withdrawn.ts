import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { productFacts } from './product-facts.js';

/** The aggregate is the product. */
export const productWithdrawn = defineEvent({
  service: 'catalog',
  name: 'product-withdrawn',
  version: 1,
  data: z.object({ productId: productFacts.productId, version: productFacts.version }),
});
