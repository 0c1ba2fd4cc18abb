import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { Basket } from '../generated/schema-types.js';
import type { Difference } from '../lines/basket-line.js';
import { kindOf } from '../lines/kinds/line-kinds.js';
import { priceChanged } from '../lines/line.refusals.js';

export type CartFull = Refusal<'CartFull'>;

export const cartFull: CartFull = {
  __typename: 'CartFull',
  message: `A cart holds at most ${MAX_CART_LINES} different things. Please order these first.`,
};

export interface CartChanged extends Refusal<'CartChanged'> {
  readonly basket: Basket;
}

/** @param orderNumber of the order that took everything in the cart, if any */
export function cartChanged(basket: Basket, orderNumber: string | null): CartChanged {
  const message =
    orderNumber === null
      ? 'Your cart has changed since you saw it. Please look at it again; nothing was charged.'
      : `This cart was ordered as ${orderNumber}. Its receipt is in your e-mail; nothing more was charged.`;
  return { __typename: 'CartChanged', message, basket };
}

/** The cart differs from what the visitor saw. @param orderNumber of the order that took everything in the cart, if any */
export function refusalOf(difference: Difference, basket: Basket, orderNumber: string | null) {
  if (difference.kind === 'changed') return cartChanged(basket, orderNumber);
  const { line } = difference;
  if (difference.kind === 'repriced') return priceChanged(line, difference.wasCents, difference.isCents);
  return kindOf(line).unavailable?.(line) ?? cartChanged(basket, orderNumber);
}
