import type { AcceptOfferMutationVariables } from '../../generated/operations.js';
import { type Attempt, keptAttempts, paidInput } from '../../kit/lib/send-once.js';
import { z } from '../../kit/lib/zod.js';

const attempted = z.object({ token: z.string(), input: paidInput<AcceptOfferMutationVariables['input']>() });

export type OfferAttempt = Attempt<z.infer<typeof attempted>>;

/** Paid and accepted offers without an answer, one per link. They are sent again as they were. */
export const offerAttempts = keptAttempts('offer', attempted, ({ token }) => token);

export function openAttempt(token: string): OfferAttempt | undefined {
  return offerAttempts.open().find(({ input }) => input.token === token);
}
