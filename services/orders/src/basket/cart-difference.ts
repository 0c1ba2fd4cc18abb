import type { Basket } from '../generated/schema-types.js';
import { kindOf } from '../lines/line-kinds.js';
import { cartChanged, priceChanged } from './basket.refusals.js';
import type { Difference } from './basket-line.js';

/** The cart differs from what the visitor saw. @param orderNumber of the order that took everything in the cart, if any */
export function refusalOf(difference: Difference, basket: Basket, orderNumber: string | null) {
  if (difference.kind === 'changed') return cartChanged(basket, orderNumber);
  const { line } = difference;
  if (difference.kind === 'repriced') return priceChanged(line, difference.wasCents, difference.isCents);
  return kindOf(line).unavailable?.(line) ?? cartChanged(basket, orderNumber);
}
