import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { Product } from './product.entity.js';

export type ProductNotFound = Refusal<'ProductNotFound'>;

export interface ProductChangedMeanwhile extends Refusal<'ProductChangedMeanwhile'> {
  readonly current: Product;
}

export const productNotFound: ProductNotFound = {
  __typename: 'ProductNotFound',
  message: 'This product is no longer on sale.',
};

/** The response has the current state. */
export function productChangedMeanwhile(current: Product): ProductChangedMeanwhile {
  const message = 'Someone else has changed this product. Please check it again before you save.';
  return { __typename: 'ProductChangedMeanwhile', message, current };
}
