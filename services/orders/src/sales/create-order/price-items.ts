import { MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { expectedAndGiven } from '@hilltop/platform/values/cents';
import { faults } from '../../faults.en.js';
import type { PriceMismatch, ProductNotFound, TotalMismatch } from '../../generated/refusals.js';
import type { ProductSnapshot } from '../../products/product-snapshot.entity.js';
import { refuse } from '../../refusals.en.js';
import type { OrderItem } from './order-items.js';

export interface PricedItem {
  readonly product: ProductSnapshot;
  readonly quantity: number;
}

export type PricingRefusal = InvalidInput | ProductNotFound | PriceMismatch | TotalMismatch;

/**
 * The order gets our names and prices, which must be what the buyer saw. Two items of the same product count together toward
 * the maximum.
 */
export function priceItems(
  items: readonly OrderItem[],
  givenTotalCents: number,
  products: ReadonlyMap<string, ProductSnapshot>,
): readonly PricedItem[] | PricingRefusal {
  const pieces = new Map<string, number>();
  const priced: PricedItem[] = [];
  for (const [index, { productId, productName, quantity, priceCents }] of items.entries()) {
    const product = products.get(productId.toLowerCase());
    if (!product || product.withdrawn) return refuse.ProductNotFound(product?.name || productName);
    if (priceCents !== product.priceCents) {
      const amounts = expectedAndGiven(product.priceCents, priceCents);
      return refuse.PriceMismatch({ line: index + 1, productId: product.id, productName: product.name, ...amounts });
    }
    const together = (pieces.get(product.id) ?? 0) + quantity;
    if (together > MAX_QUANTITY) {
      return invalidInput([{ field: `items.${index}.quantity`, message: faults.highQuantity(MAX_QUANTITY).error() }]);
    }
    pieces.set(product.id, together);
    priced.push({ product, quantity });
  }
  const totalCents = priced.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0);
  if (totalCents === givenTotalCents) return priced;
  return refuse.TotalMismatch.items({ field: 'total', ...expectedAndGiven(totalCents, givenTotalCents) });
}
