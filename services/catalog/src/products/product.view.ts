import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { formatCents } from '@hilltop/platform/values/cents';
import type { Product as ProductView } from '../generated/schema-types.js';
import type { Product } from './product.entity.js';

export function productView(product: Product): ProductView {
  const { id, nameEs, descriptionEs, priceCents, image, category, inStock, taxCode, version } = product;
  return {
    __typename: 'Product',
    id,
    ...inLanguage(product, 'name', 'description'),
    nameEs,
    descriptionEs,
    price: formatCents(priceCents),
    ...{ image, category, inStock, taxCode, version },
  };
}
