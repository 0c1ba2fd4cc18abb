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

/** @param left pieces, fewer than the visitor wants */
export function productOutOfStock(productId: string, productName: string, left = 0): ProductOutOfStock {
  const message = left === 0 ? `${productName} is out of stock.` : `${productName}: only ${left} left.`;
  return { __typename: 'ProductOutOfStock', message, productId, productName };
}
