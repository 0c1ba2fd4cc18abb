import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';
import type { Basket } from '../generated/schema-types.js';
import type { BasketLine, HoldExpired } from './basket-line.js';

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

export function holdExpired(lineId: string, name: string): HoldExpired {
  const message = `The seats for ${name} are no longer held for you. Nothing was charged.`;
  return { __typename: 'HoldExpired', message, lineId };
}

/** The tour was withdrawn. Its seats can be had for no other tour in this line. */
export function tourGone(lineId: string, name: string): HoldExpired {
  const message = `${name} is no longer offered. Please take it out of your cart; nothing was charged.`;
  return { __typename: 'HoldExpired', message, lineId };
}

export interface PriceChanged extends Refusal<'PriceChanged'> {
  readonly lineId: string;
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

/** US cents. */
export function priceChanged(
  { id, name }: Pick<BasketLine, 'id' | 'name'>,
  wasCents: number,
  isCents: number,
): PriceChanged {
  const [was, is] = [formatCents(wasCents), formatCents(isCents)];
  const message = `${name} costs $${is} today, not $${was}. Nothing was charged.`;
  return { __typename: 'PriceChanged', message, lineId: id, name, was, is };
}
