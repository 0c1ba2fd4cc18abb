import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';

export interface PriceMismatch extends Refusal<'PriceMismatch'> {
  /** From 1. */
  readonly line: number;
  readonly productId: string;
  readonly productName: string;
  readonly expected: string;
  readonly given: string;
}

export interface TotalMismatch extends Refusal<'TotalMismatch'> {
  readonly field: 'total' | 'shipping' | 'tax';
  readonly expected: string;
  readonly given: string;
}

export type OrderKeyReused = Refusal<'OrderKeyReused'>;

export const orderNotFound: Refusal<'OrderNotFound'> = {
  __typename: 'OrderNotFound',
  message: 'There is no such order.',
};

/** Of an address that there is not. */
export const NOT_SENT = 'Nothing of this order is sent, so it has no address.';

/** Cents. */
export function priceMismatch(
  line: number,
  product: { readonly id: string; readonly name: string; readonly priceCents: number },
  givenCents: number,
): PriceMismatch {
  const [expected, given] = [formatCents(product.priceCents), formatCents(givenCents)];
  const message = `${product.name} costs $${expected} today, not $${given}.`;
  return {
    __typename: 'PriceMismatch',
    message,
    line,
    productId: product.id,
    productName: product.name,
    expected,
    given,
  };
}

/** The lines are right, but their total is not. Cents. */
export function totalMismatch(expectedCents: number, givenCents: number): TotalMismatch {
  return mismatch('total', 'The items come to', expectedCents, givenCents);
}

/** The sum of a cart has changed. Cents. */
export function sumMismatch(expectedCents: number, givenCents: number): TotalMismatch {
  return nothingCharged(mismatch('total', 'Your order comes to', expectedCents, givenCents));
}

/** Managers may have changed the rate. Cents. */
export function shippingMismatch(expectedCents: number, givenCents: number): TotalMismatch {
  return nothingCharged(mismatch('shipping', 'Shipping is', expectedCents, givenCents));
}

/** Cents. */
export function taxMismatch(expectedCents: number, givenCents: number): TotalMismatch {
  return nothingCharged(mismatch('tax', 'Sales tax is', expectedCents, givenCents));
}

function mismatch(
  field: TotalMismatch['field'],
  words: string,
  expectedCents: number,
  givenCents: number,
): TotalMismatch {
  const [expected, given] = [formatCents(expectedCents), formatCents(givenCents)];
  return { __typename: 'TotalMismatch', message: `${words} $${expected}, not $${given}.`, field, expected, given };
}

function nothingCharged(refusal: TotalMismatch): TotalMismatch {
  return { ...refusal, message: `${refusal.message} Nothing was charged.` };
}

export const orderKeyReused: OrderKeyReused = {
  __typename: 'OrderKeyReused',
  message: 'This Idempotency-Key was already used for a different order.',
};
