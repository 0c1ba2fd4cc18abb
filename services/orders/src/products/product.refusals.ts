import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type ProductNotFound = Refusal<'ProductNotFound'>;

export interface ProductOutOfStock extends Refusal<'ProductOutOfStock'> {
  readonly productId: string;
  readonly productName: string;
}

export function productNotFound(name?: string): ProductNotFound {
  const message = name ? `${name} is no longer on sale.` : 'This product is no longer on sale.';
  return { __typename: 'ProductNotFound', message };
}

export function productOutOfStock(productId: string, productName: string): ProductOutOfStock {
  return { __typename: 'ProductOutOfStock', message: `${productName} is out of stock.`, productId, productName };
}
