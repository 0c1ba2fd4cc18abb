import type { Authorized, CardRefused, StartedPayment } from '../../lib/stripe/stripe-form.js';

/** Authorizes that many US cents, by what `start` begins. @throws when there is no answer */
export type PayWithStripe = <Refusal extends { readonly __typename: string; readonly message: string }>(
  cents: number,
  start: () => Promise<StartedPayment | Refusal>,
) => Promise<Authorized | CardRefused | Refusal>;
