import type { RefusalFactsFragment } from '../generated/operations.js';
import { ProblemError } from './problem.js';

type RefusalName = RefusalFactsFragment['__typename'];
type RefusalOf<Name extends RefusalName> = Extract<RefusalFactsFragment, { __typename: Name }>;

interface Row<Name extends RefusalName> {
  readonly status: number;
  readonly name: string;
  readonly title: string;
  readonly facts?: (refusal: RefusalOf<Name>) => Record<string, unknown>;
}

/** Every refusal of the public schema and what it is in HTTP. A refusal without a row does not compile. */
export const refusalProblems: { readonly [Name in RefusalName]: Row<Name> } = {
  InvalidInput: {
    status: 422,
    name: 'invalid-input',
    title: 'Some fields are not right.',
    facts: ({ fields }) => ({ errors: fields }),
  },
  NotSignedIn: { status: 401, name: 'not-signed-in', title: 'Only staff may do this.' },
  TourNotOffered: { status: 404, name: 'tour-not-offered', title: 'This tour is not on offer.' },
  SlotClosed: {
    status: 422,
    name: 'slot-closed',
    title: 'There is no tour at this time.',
    facts: ({ reason }) => ({ reason }),
  },
  SlotFull: {
    status: 409,
    name: 'slot-full',
    title: 'There are not enough places left.',
    facts: ({ remaining, holdExpired }) => ({ remaining, holdExpired }),
  },
  HoldNotFound: { status: 404, name: 'hold-not-found', title: 'These seats are not held.' },
  HoldNotExtendable: { status: 409, name: 'hold-not-extendable', title: 'This hold cannot be extended.' },
  AmountMismatch: {
    status: 409,
    name: 'amount-mismatch',
    title: 'The amount differs from the price.',
    facts: ({ field, expected, given }) => ({ field, expected, given }),
  },
  PaymentAlreadyUsed: {
    status: 409,
    name: 'payment-already-used',
    title: 'This payment has paid for another booking.',
  },
  IdempotencyKeyReused: {
    status: 422,
    name: 'idempotency-key-reused',
    title: 'This Idempotency-Key came with another request.',
  },
};

/** The problem that a refusal is to a REST caller. */
export function problemOfRefusal(refusal: RefusalFactsFragment): ProblemError {
  // The row belongs to the refusal's own name, which the type of an index by a union cannot say.
  const { facts, ...row } = refusalProblems[refusal.__typename] as Row<RefusalName>;
  return new ProblemError({ ...row, detail: refusal.message, ...(facts && { facts: facts(refusal) }) });
}
