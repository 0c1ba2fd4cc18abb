import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';

export interface AmountMismatch extends Refusal<'AmountMismatch'> {
  readonly field: 'totalAmount' | 'foodOrderTotal' | 'toPay';
  /** US dollars, two decimals. */
  readonly expected: string;
  readonly given: string;
}

export type IdempotencyKeyReused = Refusal<'IdempotencyKeyReused'>;

/** Both amounts are in cents. */
const COMES: Readonly<Record<AmountMismatch['field'], string>> = {
  totalAmount: 'The tour comes',
  foodOrderTotal: 'The food comes',
  toPay: 'The change comes',
};

export function amountMismatch(
  field: AmountMismatch['field'],
  expectedCents: number,
  givenCents: number,
): AmountMismatch {
  const [expected, given] = [formatCents(expectedCents), formatCents(givenCents)];
  return {
    __typename: 'AmountMismatch',
    message: `${COMES[field]} to $${expected}, not $${given}.`,
    field,
    expected,
    given,
  };
}

export function idempotencyKeyReused(): IdempotencyKeyReused {
  return {
    __typename: 'IdempotencyKeyReused',
    message: 'This Idempotency-Key was already used for a different booking.',
  };
}
