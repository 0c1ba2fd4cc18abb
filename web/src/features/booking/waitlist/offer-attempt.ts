import type { AcceptOfferMutationVariables } from '../../../generated/operations.js';
import { type Attempt, keptAttempts, paidInput } from '../../../lib/send-once.js';
import { z } from '../../../lib/zod.js';

const attempted = z.object({ token: z.string(), input: paidInput<AcceptOfferMutationVariables['input']>() });

export type OfferAttempt = Attempt<z.infer<typeof attempted>>;

/** Offers that were paid for, accepted and not answered, one of each link. They are sent again as they were. */
export const offerAttempts = keptAttempts('offer', attempted, ({ token }) => token);

/** This tab's unanswered attempt at the offer of that link. */
export function openAttempt(token: string): OfferAttempt | undefined {
  return offerAttempts.open().find(({ input }) => input.token === token);
}
