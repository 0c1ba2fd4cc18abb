import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';

export interface AmountMismatch extends Refusal<'AmountMismatch'> {
  readonly field: 'totalAmount' | 'foodOrderTotal' | 'toPay' | 'toReturn';
  /** US dollars, two decimals. */
  readonly expected: string;
  readonly given: string;
}

export type IdempotencyKeyReused = Refusal<'IdempotencyKeyReused'>;

/** Whoever has the hold's id is told the code: the id is as secret, and the code opens nothing without the e-mail address. */
export interface SeatsAlreadyBooked extends Refusal<'SeatsAlreadyBooked'> {
  readonly confirmationCode: string;
}

/** Both amounts are in cents. */
const COMES: Readonly<Record<AmountMismatch['field'], string>> = {
  totalAmount: 'The tour comes',
  foodOrderTotal: 'The food comes',
  toPay: 'The change comes',
  toReturn: 'What goes back comes',
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

/** The hold became this booking before. */
export function seatsAlreadyBooked(confirmationCode: string): SeatsAlreadyBooked {
  const message = `These seats are already booked as ${confirmationCode}. Nothing more was charged.`;
  return { __typename: 'SeatsAlreadyBooked', message, confirmationCode };
}
