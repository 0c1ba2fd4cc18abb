import { MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import type { Refusal } from '@hilltop/platform/outcome/refusal';

/** A key of this cart came again with something else. */
export type CartKeyReused = Refusal<'CartKeyReused'>;

export const cartKeyReused: CartKeyReused = {
  __typename: 'CartKeyReused',
  message: 'This Idempotency-Key has already put something else into this cart.',
};

export type CartItemNotFound = Refusal<'CartItemNotFound'>;

export interface QuantityTooHigh extends Refusal<'QuantityTooHigh'> {
  readonly max: number;
  /** In the cart now. */
  readonly current: number;
}

/** The same for a line that is gone and for one in another visitor's cart. */
export const cartItemNotFound: CartItemNotFound = {
  __typename: 'CartItemNotFound',
  message: 'This item is no longer in the cart.',
};

export function quantityTooHigh(current: number): QuantityTooHigh {
  const message = `A cart holds at most ${MAX_QUANTITY} of one item; yours has ${current}.`;
  return { __typename: 'QuantityTooHigh', message, max: MAX_QUANTITY, current };
}
