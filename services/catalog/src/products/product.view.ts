import { formatCents } from '@hilltop/platform/values/cents';
import type { Product as ProductView } from '../generated/schema-types.js';
import type { Product } from './product.entity.js';

export function productView({
  id,
  name,
  description,
  priceCents,
  image,
  category,
  inStock,
  taxCode,
  version,
}: Product): ProductView {
  return {
    __typename: 'Product',
    id,
    name,
    description,
    price: formatCents(priceCents),
    image,
    category,
    inStock,
    taxCode,
    version,
  };
}
