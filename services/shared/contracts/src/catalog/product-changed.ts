import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { productFacts } from './product-facts.js';

/** The aggregate is the product. */
export const productChanged = defineEvent({
  service: 'catalog',
  name: 'product-changed',
  version: 1,
  data: z.object(productFacts),
});
