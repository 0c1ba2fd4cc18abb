import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { Product } from './product.entity.js';

export type ProductNotFound = Refusal<'ProductNotFound'>;

export interface ProductChangedMeanwhile extends Refusal<'ProductChangedMeanwhile'> {
  readonly current: Product;
}

export const productNotFound: ProductNotFound = {
  __typename: 'ProductNotFound',
  message: 'This product is not on sale any more.',
};

/** Somebody else was quicker; the change is not made, and the product as it is now comes with the answer. */
export function productChangedMeanwhile(current: Product): ProductChangedMeanwhile {
  const message = 'Somebody else changed this product meanwhile. Please look at it again before you save.';
  return { __typename: 'ProductChangedMeanwhile', message, current };
}
