import type { AcceptOfferInput } from '../../../generated/operations.js';
import { tabItem } from '../../../lib/tab-storage.js';
import { z } from '../../../lib/zod.js';

const schema = z.object({
  token: z.string(),
  idempotencyKey: z.string(),
  input: z.object({
    groupSize: z.int(),
    phone: z.string().nullable(),
    accessNeeds: z.string(),
    totalAmount: z.string(),
    paymentStatus: z.string(),
    paymentIntentId: z.string(),
    liabilityWaiverAccepted: z.boolean(),
  }),
});

/** An offer that was paid for, accepted and not answered. It is sent again as it was, also after a reload. */
export interface OfferAttempt {
  readonly token: string;
  readonly idempotencyKey: string;
  readonly input: AcceptOfferInput;
}

const kept = tabItem('hilltop:offer-attempt:v1', schema);

/** This tab's unanswered attempt at the offer of that link. */
export function openAttempt(token: string): OfferAttempt | undefined {
  const attempt = kept.read();
  return attempt?.token === token ? attempt : undefined;
}

export function keepAttempt(attempt: z.infer<typeof schema> | undefined): void {
  kept.write(attempt);
}
