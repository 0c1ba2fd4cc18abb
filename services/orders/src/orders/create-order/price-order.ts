import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { MAX_QUANTITY } from '../../carts/cart-item.entity.js';
import { type ProductNotFound, productNotFound } from '../../products/product.refusals.js';
import type { ProductSnapshot } from '../../products/product-snapshot.entity.js';
import type { OrderLine } from '../order.entity.js';
import { type PriceMismatch, priceMismatch, type TotalMismatch, totalMismatch } from '../order.refusals.js';
import type { OrderItem } from './order-items.js';

export interface PricedOrder {
  readonly lines: OrderLine[];
  readonly totalCents: number;
}

export type PricingRefusal = InvalidInput | ProductNotFound | PriceMismatch | TotalMismatch;

export function orderTotal(lines: readonly Pick<OrderLine, 'priceCents' | 'quantity'>[]): number {
  return lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
}

/**
 * The order gets our names and prices. Catalog says what is in stock: this order may itself have the last piece.
 * Two lines of the same product count together toward the maximum.
 */
export function priceOrder(
  items: readonly OrderItem[],
  givenTotalCents: number,
  products: ReadonlyMap<string, ProductSnapshot>,
): PricedOrder | PricingRefusal {
  const pieces = new Map<string, number>();
  const lines: OrderLine[] = [];
  for (const [index, item] of items.entries()) {
    const product = products.get(item.productId.toLowerCase());
    if (!product || product.withdrawn) return productNotFound(product?.name || item.productName);
    if (item.priceCents !== product.priceCents) return priceMismatch(index + 1, product, item.priceCents);
    const together = (pieces.get(product.id) ?? 0) + item.quantity;
    if (together > MAX_QUANTITY) {
      return invalidInput([{ field: `items.${index}.quantity`, message: `Quantity can be at most ${MAX_QUANTITY}` }]);
    }
    pieces.set(product.id, together);
    lines.push({
      productId: product.id,
      productName: product.name,
      quantity: item.quantity,
      priceCents: product.priceCents,
    });
  }
  const totalCents = orderTotal(lines);
  return totalCents === givenTotalCents ? { lines, totalCents } : totalMismatch(totalCents, givenTotalCents);
}
