import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';

export interface PriceMismatch extends Refusal<'PriceMismatch'> {
  /** Position of the line, from 1. */
  readonly line: number;
  readonly productId: string;
  readonly productName: string;
  /** US dollars, two decimals. */
  readonly expected: string;
  readonly given: string;
}

export interface TotalMismatch extends Refusal<'TotalMismatch'> {
  readonly expected: string;
  readonly given: string;
}

export type OrderKeyReused = Refusal<'OrderKeyReused'>;

/** A line's price is not the current price. Cents. */
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
  const [expected, given] = [formatCents(expectedCents), formatCents(givenCents)];
  return { __typename: 'TotalMismatch', message: `The items come to $${expected}, not $${given}.`, expected, given };
}

export const orderKeyReused: OrderKeyReused = {
  __typename: 'OrderKeyReused',
  message: 'This Idempotency-Key was already used for a different order.',
};
