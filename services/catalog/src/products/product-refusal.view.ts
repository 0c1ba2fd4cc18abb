import type {
  ProductChangedMeanwhile as ChangedView,
  ProductNotFound as NotFoundView,
} from '../generated/schema-types.js';
import type { ProductChangedMeanwhile, ProductNotFound } from './product.refusals.js';
import { productView } from './product.view.js';

export function refusalView(refusal: ProductNotFound | ProductChangedMeanwhile): NotFoundView | ChangedView {
  if (refusal.__typename === 'ProductNotFound') return refusal;
  return { ...refusal, current: productView(refusal.current) };
}
